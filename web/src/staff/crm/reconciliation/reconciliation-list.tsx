import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Reconciliation } from '../api/reconciliation.ts';
import { errorKey, foundBy } from './reconciliation-words.ts';

/** The rest is history. */
const shown = 5;

const tones: Record<Reconciliation['state'], BadgeTone> = {
  running: 'amber',
  done: 'green',
  failed: 'danger',
  lost: 'danger',
};

interface ReconciliationListProps {
  list: readonly Reconciliation[];
  /** @param button gets the focus back */
  onLook: (one: Reconciliation, button: HTMLButtonElement) => void;
}

export function ReconciliationList({ list, onLook }: ReconciliationListProps) {
  const { t } = useTranslation('adminReconciliation');
  return (
    <PlainTable
      look="cards"
      label={t('latest')}
      rows={list.slice(0, shown)}
      keyOf={({ id }) => id}
      columns={useColumns(onLook)}
    />
  );
}

function useColumns(onLook: ReconciliationListProps['onLook']): PlainColumn<Reconciliation>[] {
  const { t } = useTranslation('adminReconciliation');
  const { dateTime, number } = useFormats();
  return [
    {
      id: 'started',
      label: t('columns.started'),
      cell: ({ startedAt, trigger }) => (
        <>
          <p className="font-medium text-ink">{dateTime(startedAt)}</p>
          <p className="text-xs text-stone-600">{t(`triggers.${trigger}`)}</p>
        </>
      ),
    },
    {
      id: 'state',
      label: t('columns.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: 'compared',
      label: t('columns.compared'),
      className: 'text-stone-700 tabular-nums',
      cell: ({ progress: { done, total } }) => t('progress', { done: number(done), total: number(total) }),
    },
    {
      id: 'findings',
      label: t('columns.findings'),
      className: 'w-full @3xl:w-auto',
      cell: (one) => <Found one={one} />,
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      quietLabel: true,
      align: 'text-end',
      className: 'ms-auto',
      cell: (one) =>
        one.state !== 'running' && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('lookFor', { time: dateTime(one.startedAt) })}
            onClick={(event) => onLook(one, event.currentTarget)}
          >
            {t('look')}
          </Button>
        ),
    },
  ];
}

function Found({ one }: { one: Reconciliation }) {
  const { t } = useTranslation('adminReconciliation');
  const { counted } = useFormats();
  const found = foundBy(one);
  const error = errorKey(one);
  if (one.state === 'done' && found.length === 0) return <span className="text-palm-700">{t('clean')}</span>;
  return (
    <>
      {error !== null && <p className="text-danger-700">{t(`errors.${error}`)}</p>}
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
        {found.map(({ name, count, grave }) => (
          <li key={name} className={grave ? 'font-semibold text-amber-700' : 'text-stone-600'}>
            {t(`counts.${name}`, counted(count))}
          </li>
        ))}
      </ul>
    </>
  );
}
