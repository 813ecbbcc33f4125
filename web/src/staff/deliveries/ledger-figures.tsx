import { useTranslation } from 'react-i18next';
import { StatCard } from '#staff-ui/stat-card.tsx';
import type { TableControls } from '#staff-ui/table/use-table.ts';
import { type DeliveryList, stuckOf, waitingOf } from './api/deliveries.ts';
import { deliveryStates } from '@manzil/core/deliveries/states';
import { useFormats } from '#staff-lib/use-formats.ts';

interface LedgerFiguresProps {
  table: TableControls;
  list: DeliveryList;
  now: number;
}

export function LedgerFigures({ table, list, now }: LedgerFiguresProps) {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm']);
  const { counts, oldestWaitingMs, nextTryAt } = list;
  const { dateTime, inText, number, span } = useFormats();
  const small = (text: string) => <span className="text-base">{text}</span>;
  return (
    <section aria-label={t('figures.label')} className="space-y-3">
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard label={t('figures.waiting')} value={number(waitingOf(counts))} />
        <StatCard
          label={t('figures.stuck')}
          value={<span className={stuckOf(counts) > 0 ? 'text-danger-700' : ''}>{inText(stuckOf(counts))}</span>}
        />
        <StatCard
          label={t('figures.oldest')}
          value={small(oldestWaitingMs === null ? t('figures.none') : span(oldestWaitingMs))}
        />
        <StatCard
          label={t('figures.next')}
          value={small(
            nextTryAt === null
              ? t('figures.none')
              : Date.parse(nextTryAt) <= now
                ? t('figures.any')
                : dateTime(nextTryAt),
          )}
        />
      </dl>
      <States table={table} counts={counts} />
    </section>
  );
}

function States({ table, counts }: Pick<LedgerFiguresProps, 'table'> & Pick<DeliveryList, 'counts'>) {
  const { t } = useTranslation(['adminDeliveries', 'adminCrm']);
  const { inText } = useFormats();
  const chosen = table.query.filters['state'];
  return (
    <ul aria-label={t('figures.states')} className="flex flex-wrap gap-2">
      {deliveryStates.map((state) => (
        <li key={state}>
          <button
            type="button"
            aria-pressed={chosen === state}
            onClick={() => table.change({ state: chosen === state ? '' : state })}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-sand-300 bg-white px-3.5 text-sm text-stone-700 hover:border-stone-400 aria-pressed:border-maroon-700 aria-pressed:bg-maroon-50 aria-pressed:text-maroon-700"
          >
            {t(`adminCrm:state.${state}`)}
            <span className="font-semibold tabular-nums">{inText(counts[state])}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
