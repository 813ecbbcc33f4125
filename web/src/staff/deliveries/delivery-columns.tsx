import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { FailureReason } from '#staff-ui/failure-reason.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { Column } from '#staff-ui/table/data-table.tsx';
import { InCards } from '#staff-ui/table/in-cards.tsx';
import type { Delivery } from './api/deliveries.ts';
import { eventKey, subjectAddress } from './delivery-table-spec.ts';

export const stateTones: Record<Delivery['state'], BadgeTone> = {
  pending: 'amber',
  sending: 'blue',
  unknown: 'blue',
  retry_wait: 'amber',
  delivered: 'green',
  rejected: 'danger',
  parked: 'danger',
  missing: 'danger',
  superseded: 'quiet',
  cancelled: 'quiet',
};

interface ColumnOptions {
  /** Editors see only references. */
  seesLeads: boolean;
  /** Ages count to then, ms. */
  now: number;
}

/** Some are hidden at first. */
export function useDeliveryColumns({ seesLeads, now }: ColumnOptions): Column<Delivery>[] {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm']);
  const { dateTime, number, span } = useFormats();
  const time = (value: string | null) => <span>{dateTime(value)}</span>;
  return [
    {
      id: 'event',
      label: t('columns.event'),
      fixed: true,
      wide: true,
      cell: ({ event, consumer }) => (
        <>
          <p className="font-semibold text-ink">{t(eventKey(event))}</p>
          <p className="text-sm text-stone-600">{t(`consumer.${consumer}`)}</p>
        </>
      ),
    },
    {
      id: 'reference',
      label: t('columns.reference'),
      fixed: true,
      wide: true,
      className: 'text-xs',
      cell: ({ subject }) => <Subject subject={subject} seesLeads={seesLeads} gone={t('gone')} />,
    },
    {
      id: 'state',
      label: t('columns.state'),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{t(`adminCrm:state.${state}`)}</Badge>,
    },
    {
      id: 'attempts',
      label: t('columns.attempts'),
      className: 'text-sm tabular-nums',
      cell: ({ attempts }) => (
        <>
          <InCards>{t('columns.attempts')}</InCards>
          {number(attempts)}
        </>
      ),
    },
    {
      id: 'waiting',
      label: t('columns.waiting'),
      // fixed: row heights must not change when the last one leaves
      className: 'text-sm @4xl:min-w-40',
      cell: ({ waitingSince, nextTryAt }) =>
        waitingSince === null ? null : (
          <>
            <p className="whitespace-nowrap">{span(now - Date.parse(waitingSince))}</p>
            {nextTryAt !== null && (
              <p className="text-xs text-stone-600">
                {t('columns.next')}: {Date.parse(nextTryAt) <= now ? t('figures.any') : time(nextTryAt)}
              </p>
            )}
          </>
        ),
    },
    {
      id: 'error',
      label: t('columns.error'),
      wide: true,
      long: true,
      className: 'text-sm text-stone-600',
      cell: ({ lastErrorCode, lastError }) => <FailureReason code={lastErrorCode} said={lastError} />,
    },
    {
      id: 'created',
      label: t('columns.created'),
      sort: { asc: 'oldest', desc: 'newest' },
      className: 'text-sm text-stone-600',
      cell: ({ createdAt }) => time(createdAt),
    },
    {
      id: 'settled',
      label: t('columns.settled'),
      extra: true,
      className: 'text-sm text-stone-600',
      cell: ({ settledAt }) => time(settledAt),
    },
    {
      id: 'id',
      label: t('columns.id'),
      extra: true,
      wide: true,
      className: 'text-xs',
      cell: ({ id }) => (
        <bdi dir="ltr" className="font-mono">
          {id}
        </bdi>
      ),
    },
  ];
}

function Subject({
  subject,
  seesLeads,
  gone,
}: Pick<ColumnOptions, 'seesLeads'> & Pick<Delivery, 'subject'> & { gone: string }) {
  const to = subjectAddress(subject, seesLeads);
  const name = (
    <bdi dir="ltr" className="font-mono">
      {subject.reference ?? `#${String(subject.id)}`}
    </bdi>
  );
  return (
    <>
      {to === null ? (
        name
      ) : (
        <Link to={to} className="text-maroon-700 underline underline-offset-2">
          {name}
        </Link>
      )}
      {!subject.exists && <span className="ms-2 text-stone-600">({gone})</span>}
    </>
  );
}
