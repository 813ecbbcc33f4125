import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { Today, TodayLead } from './api/today.ts';
import { NothingToday, TodayCard } from './today-card.tsx';
import { TodayLeadLine } from './today-lead-line.tsx';

interface EnquiriesCardProps {
  enquiries: NonNullable<Today['enquiries']>;
  answerMinutes: number | null;
  withAssignee: boolean;
}

/** Enquiries that nobody answered: those past the limit first, then the newest. */
export function EnquiriesCard({ enquiries, answerMinutes, withAssignee }: EnquiriesCardProps) {
  const { t } = useTranslation('adminToday');
  const { counted, number } = useFormats();
  const clock = useClock();
  const { total, overdue, late, waiting } = enquiries;
  const hidden = total - late.length - waiting.length;
  return (
    <TodayCard
      title={t('enquiries.title')}
      badge={
        <>
          {total > 0 && <Badge tone="quiet">{number(total)}</Badge>}
          {overdue > 0 && <Badge tone="danger">{t('enquiries.late', counted(overdue))}</Badge>}
        </>
      }
      more={{ to: '/admin/leads?status=new', label: t('enquiries.all') }}
      className="xl:row-span-2"
    >
      {answerMinutes !== null && (
        <p className="-mt-2 px-5 pb-3 text-sm text-stone-600">{t('enquiries.limit', { time: clock(answerMinutes) })}</p>
      )}
      {total === 0 ? (
        <NothingToday>{t('enquiries.none')}</NothingToday>
      ) : (
        <ul className="divide-y divide-sand-200 border-t border-sand-200">
          {late.map((lead) => (
            <TodayLeadLine key={lead.id} lead={lead} withAssignee={withAssignee}>
              <Badge tone="danger">{t('enquiries.overdue')}</Badge>
              <Waited lead={lead} due="since" />
            </TodayLeadLine>
          ))}
          {waiting.map((lead) => (
            <TodayLeadLine key={lead.id} lead={lead} withAssignee={withAssignee}>
              <Waited lead={lead} due="until" />
            </TodayLeadLine>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="border-t border-sand-200 px-5 py-3 text-sm text-stone-600">
          {t('enquiries.more', counted(hidden))}
        </p>
      )}
    </TodayCard>
  );
}

function Waited({ lead, due }: { lead: TodayLead; due: 'since' | 'until' }) {
  const { t } = useTranslation(['adminToday', 'adminLeads']);
  const { dateTime } = useFormats();
  const clock = useClock();
  return (
    <>
      <span className={due === 'since' ? 'font-semibold text-danger-700' : ''}>
        {t('adminLeads:clock.waiting', { time: clock(lead.waitedMinutes) })}
      </span>
      {lead.dueAt !== null && <span>{t(`enquiries.${due}`, { time: dateTime(lead.dueAt) })}</span>}
    </>
  );
}

/** Minutes of open office, as the list of leads writes them. */
function useClock(): (minutes: number) => string {
  const { t } = useTranslation('adminLeads');
  const { number } = useFormats();
  return (minutes) =>
    minutes < 60
      ? t('clock.minutes', { minutes: number(minutes) })
      : t('clock.hours', { hours: number(Math.floor(minutes / 60)), minutes: number(minutes % 60) });
}
