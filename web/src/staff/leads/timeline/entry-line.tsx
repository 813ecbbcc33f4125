import { enteredSources } from '@manzil/core/leads/lead';
import { CircleAlert, CircleCheck, CircleHelp, Inbox, ListPlus, LoaderCircle, Mail, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#staff-lib/isolated.ts';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge } from '#ui/badge.tsx';
import type { TimelineEntry } from '../api/timeline.ts';
import { AttemptLine } from './attempt-line.tsx';
import { type Mark, markOf } from './entry-look.ts';
import { StaffLine } from './staff-line.tsx';

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

const marks: Record<Mark, { Icon: typeof Mail; className: string }> = {
  form: { Icon: Inbox, className: 'bg-maroon-50 text-maroon-700' },
  queue: { Icon: ListPlus, className: 'bg-sand-100 text-stone-700' },
  mail: { Icon: Mail, className: 'bg-sand-100 text-stone-700' },
  good: { Icon: CircleCheck, className: 'bg-palm-50 text-palm-700' },
  bad: { Icon: CircleAlert, className: 'bg-danger-50 text-danger-700' },
  unsure: { Icon: CircleHelp, className: 'bg-amber-50 text-amber-700' },
  running: { Icon: LoaderCircle, className: 'bg-sky-50 text-sky-700' },
  staff: { Icon: UserRound, className: 'bg-sand-100 text-stone-700' },
};

export function EntryLine({ entry }: { entry: TimelineEntry }) {
  const { dateTime } = useFormats();
  const { Icon, className } = marks[markOf(entry)];
  return (
    <li
      data-entry={entry.kind}
      className="relative flex gap-3 pb-5 before:absolute before:inset-y-0 before:start-4 before:w-px before:bg-sand-200 last:before:hidden"
    >
      <span className={`relative flex size-8 shrink-0 items-center justify-center rounded-full ${className}`}>
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow pt-1 text-sm">
        <p className="text-xs text-stone-600">{dateTime(entry.at)}</p>
        <What entry={entry} />
      </div>
    </li>
  );
}

function What({ entry }: { entry: TimelineEntry }): ReactNode {
  switch (entry.kind) {
    case 'received':
      return <Received entry={entry} />;
    case 'owed':
      return <Owed entry={entry} />;
    case 'attempt':
      return <AttemptLine entry={entry} />;
    case 'settled':
      return <Settled entry={entry} />;
    case 'missing':
      return <Missing entry={entry} />;
    case 'staff':
      return <StaffLine entry={entry} />;
  }
}

function Received({ entry }: { entry: Of<'received'> }) {
  const { t } = useTranslation(['adminTimeline', 'adminLeads']);
  const { dateTime, titleOf } = useFormats();
  const { listing, consent, page } = entry;
  const source = t(`adminLeads:source.${entry.source}`);
  return (
    <>
      <p className="font-semibold text-ink">
        {t(enteredSources.some((one) => one === entry.source) ? 'received.entered' : 'received.title')}
      </p>
      <p className="text-stone-700">
        {page === null ? (
          source
        ) : (
          <>
            {t('received.from', { source })}{' '}
            <bdi dir="ltr" className="font-mono text-xs break-all">
              {page}
            </bdi>
          </>
        )}{' '}
        {t('received.language', { language: t(`adminLeads:detail.languages.${entry.language}`) })}
      </p>
      {listing !== null && (
        <p className="text-stone-700">
          <bdi>{titleOf(listing)}</bdi>
        </p>
      )}
      <p className="text-stone-600">
        {t('adminLeads:detail.consent')}
        {': '}
        {consent === null
          ? t('adminLeads:detail.noConsent')
          : t('adminLeads:detail.consentGiven', {
              version: isolated(consent.policyVersion),
              time: dateTime(consent.at),
            })}
      </p>
    </>
  );
}

function Owed({ entry: { consumer, event, state } }: { entry: Of<'owed'> }) {
  const { t } = useTranslation(['adminTimeline', 'adminCrm']);
  const what =
    event === 'lead.confirmation'
      ? 'confirmation'
      : consumer === 'mail'
        ? 'mail'
        : event === 'lead.created'
          ? 'crmNew'
          : 'crmChange';
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
      {t(`owed.${what}`)}
      <Badge>{t(`adminCrm:state.${state}`)}</Badge>
    </p>
  );
}

function Missing({ entry: { sentAgain } }: { entry: Of<'missing'> }) {
  const { t } = useTranslation('adminTimeline');
  return <p className="font-semibold text-ink">{t(sentAgain ? 'missing.once' : 'missing.again')}</p>;
}

function Settled({ entry: { consumer, event, state, crmId, error } }: { entry: Of<'settled'> }) {
  const { t } = useTranslation('adminTimeline');
  const text =
    state !== 'delivered'
      ? t(`settled.${state}`)
      : consumer === 'mail'
        ? t(event === 'lead.confirmation' ? 'settled.confirmation' : 'settled.mail')
        : crmId === null
          ? t('settled.crm')
          : t('settled.crmId', { id: isolated(crmId) });
  return (
    <>
      <p className="font-semibold text-ink">{text}</p>
      {(state === 'rejected' || state === 'parked') && error !== null && (
        <p dir="auto" className="text-stone-700 rtl:text-right ltr:text-left">
          {error}
        </p>
      )}
    </>
  );
}
