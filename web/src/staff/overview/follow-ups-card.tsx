import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { Today } from './api/today.ts';
import { NothingToday, TodayCard } from './today-card.tsx';
import { TodayLeadLine } from './today-lead-line.tsx';

interface FollowUpsCardProps {
  followUps: NonNullable<Today['followUps']>;
  /** When the answer was made. */
  at: string;
  withAssignee: boolean;
}

/** Whom one wanted to come back to by the end of today, the earliest first. */
export function FollowUpsCard({ followUps: { total, overdue, leads }, at, withAssignee }: FollowUpsCardProps) {
  const { t } = useTranslation('adminToday');
  const { counted, number, dateTime } = useFormats();
  return (
    <TodayCard
      title={t('followUps.title')}
      badge={
        <>
          {total > 0 && <Badge tone="quiet">{number(total)}</Badge>}
          {overdue > 0 && <Badge tone="danger">{t('followUps.overdue', counted(overdue))}</Badge>}
        </>
      }
      more={{ to: '/admin/leads?sort=follow_up', label: t('followUps.all') }}
    >
      {total === 0 ? (
        <NothingToday>{t('followUps.none')}</NothingToday>
      ) : (
        <ul className="divide-y divide-sand-200 border-t border-sand-200">
          {leads.map((lead) => {
            const late = Date.parse(lead.followUpAt ?? '') <= Date.parse(at);
            return (
              <TodayLeadLine key={lead.id} lead={lead} withAssignee={withAssignee}>
                <span className={late ? 'font-semibold text-danger-700' : ''}>
                  {late
                    ? t('followUps.was', { time: dateTime(lead.followUpAt) })
                    : t('followUps.at', { time: dateTime(lead.followUpAt) })}
                </span>
              </TodayLeadLine>
            );
          })}
        </ul>
      )}
    </TodayCard>
  );
}
