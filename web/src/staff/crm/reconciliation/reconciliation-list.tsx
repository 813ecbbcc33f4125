import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Reconciliation } from '../api/reconciliation.ts';
import { errorKey, foundBy } from './reconciliation-words.ts';

/** Newest ones that are shown; the rest is history. */
const shown = 5;

const tones: Record<Reconciliation['state'], BadgeTone> = {
  running: 'amber',
  done: 'green',
  failed: 'danger',
  lost: 'danger',
};

interface ReconciliationListProps {
  list: readonly Reconciliation[];
  /** @param button gets the focus back when the findings are closed */
  onLook: (one: Reconciliation, button: HTMLButtonElement) => void;
}

/** The latest comparisons: when, how far, what they found. Rows are cards where there is no room for a table. */
export function ReconciliationList({ list, onLook }: ReconciliationListProps) {
  const { t } = useTranslation('adminReconciliation');
  return (
    <div className="@container">
      <table
        role="table"
        className="block w-full overflow-hidden rounded-xl border border-sand-200 bg-white text-sm @3xl:table"
      >
        <caption className="sr-only">{t('latest')}</caption>
        <thead role="rowgroup" className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr role="row" className="bg-sand-50 text-xs text-stone-600">
            {(['started', 'state', 'compared', 'findings', 'actions'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" className="px-4 py-3 text-start font-semibold">
                <span className={column === 'actions' ? 'sr-only' : ''}>{t(`columns.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-sand-200 @3xl:table-row-group">
          {list.slice(0, shown).map((one) => (
            <Line key={one.id} one={one} onLook={onLook} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = '@3xl:table-cell @3xl:px-4 @3xl:py-3 @3xl:align-middle';

function Line({ one, onLook }: Pick<ReconciliationListProps, 'onLook'> & { one: Reconciliation }) {
  const { t } = useTranslation('adminReconciliation');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const time = formatDateTime(one.startedAt, language);
  const error = errorKey(one);
  return (
    <tr role="row" className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 @3xl:table-row">
      <td role="cell" className={cell}>
        <p className="font-medium text-ink">{time}</p>
        <p className="text-xs text-stone-600">{t(`triggers.${one.trigger}`)}</p>
      </td>
      <td role="cell" className={cell}>
        <Badge tone={tones[one.state]}>{t(`states.${one.state}`)}</Badge>
      </td>
      <td role="cell" className={`${cell} text-stone-700 tabular-nums`}>
        {t('progress', { done: number(one.progress.done), total: number(one.progress.total) })}
      </td>
      <td role="cell" className={`${cell} w-full @3xl:w-auto`}>
        {error !== null && <p className="text-danger-700">{t(`errors.${error}`)}</p>}
        <Found one={one} />
      </td>
      <td role="cell" className={`${cell} ms-auto text-end`}>
        {one.state !== 'running' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('lookFor', { time })}
            onClick={(event) => {
              onLook(one, event.currentTarget);
            }}
          >
            {t('look')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Found({ one }: { one: Reconciliation }) {
  const { t } = useTranslation('adminReconciliation');
  const { language } = useLanguage();
  const found = foundBy(one);
  if (one.state === 'done' && found.length === 0) return <span className="text-palm-700">{t('clean')}</span>;
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
      {found.map(({ name, count, grave }) => (
        <li key={name} className={grave ? 'font-semibold text-amber-700' : 'text-stone-600'}>
          {t(`counts.${name}`, { count, formatted: formatNumber(count, language) })}
        </li>
      ))}
    </ul>
  );
}
