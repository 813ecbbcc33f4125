import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { Badge } from '#ui/badge.tsx';
import { type HeldBackListing, heldBackQuery } from '../api/listing-sync.ts';
import { useHeldReason } from './use-held-reason.ts';

export function HeldBack() {
  const { t } = useTranslation('adminCrm');
  const columns = useColumns();
  return (
    <Loaded result={useQuery(heldBackQuery)} skeleton="h-32">
      {(held) => (
        <section className="space-y-3">
          <div>
            <h2 className="text-lg">{t('held.title')}</h2>
            <p className="text-sm text-stone-600">{held.length === 0 ? t('held.none') : t('held.text')}</p>
          </div>
          {held.length > 0 && (
            <PlainTable
              label={t('held.title')}
              className="min-w-[40rem]"
              rows={held}
              keyOf={({ id }) => id}
              columns={columns}
            />
          )}
        </section>
      )}
    </Loaded>
  );
}

function useColumns(): PlainColumn<HeldBackListing>[] {
  const { t } = useTranslation('adminCrm');
  const { dateTime } = useFormats();
  const reasonOf = useHeldReason();
  return [
    {
      id: 'reference',
      label: t('held.reference'),
      className: 'whitespace-nowrap',
      cell: ({ referenceId }) => <bdi className="whitespace-nowrap">{referenceId ?? t('held.unreadable')}</bdi>,
    },
    {
      id: 'state',
      label: t('held.state'),
      cell: ({ duplicateStatus: state }) => (
        <Badge tone={state === 'quarantined' ? 'danger' : 'quiet'}>{t(`held.states.${state}`)}</Badge>
      ),
    },
    {
      id: 'reason',
      label: t('held.reason'),
      cell: ({ duplicateReason }) => (
        <p dir="auto" className="ltr:text-left rtl:text-right">
          {reasonOf(duplicateReason)}
        </p>
      ),
    },
    {
      id: 'since',
      label: t('held.since'),
      className: 'whitespace-nowrap',
      cell: ({ startedAt }) => dateTime(startedAt),
    },
  ];
}
