import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import type { Bulk } from '#staff-ui/list/bulk-bar.tsx';
import {
  type Delivery,
  type DeliveryCounts,
  type DeliveryQuery,
  fetchReplayableIds,
  stuckOf,
  useSendAgain,
} from './api/deliveries.ts';
import { canReplay } from './delivery-table-spec.ts';

interface ReplayOptions {
  query: DeliveryQuery;
  count: number;
  counts: DeliveryCounts | undefined;
}

export function useReplay({ query, count, counts }: ReplayOptions): Bulk<Delivery, string> {
  const { t } = useTranslation('adminDeliveries');
  const { counted } = useFormats();
  const { mutateAsync } = useSendAgain();
  const total = counts === undefined ? 0 : replayable(counts, query.state);
  return {
    actions: [
      {
        name: 'replay',
        label: t('replay.action'),
        icon: RotateCcw,
        running: t('replay.running'),
        question: {
          title: t('replay.title', counted(count)),
          text: t('replay.text'),
          confirmLabel: t('replay.action'),
        },
        run: async (ids) => {
          const { replayed, skipped } = await mutateAsync(ids);
          const title = t('replay.done', counted(replayed));
          return skipped === 0 ? { title } : { title, description: t('replay.skipped', counted(skipped)) };
        },
        failed: t('replay.failed'),
      },
    ],
    fetchAllIds: () => fetchReplayableIds(query),
    canSelect: canReplay,
    all: { total, label: t('replay.all', counted(total)) },
  };
}

/** The counts cover all states, the filter may be one. */
function replayable(counts: DeliveryCounts, state: DeliveryQuery['state']): number {
  if (state === undefined || state === null) return stuckOf(counts);
  return canReplay({ state }) ? counts[state] : 0;
}
