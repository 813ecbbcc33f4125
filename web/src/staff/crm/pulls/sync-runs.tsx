import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Loaded } from '#staff-ui/list/loaded.tsx';
import { type PlainColumn, PlainTable } from '#staff-ui/list/plain-table.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type SyncRun, syncRunsQuery } from '../api/listing-sync.ts';
import { usePullProblem } from './use-pull-problem.ts';

const tones: Record<SyncRun['state'], BadgeTone> = {
  running: 'amber',
  success: 'green',
  error: 'danger',
  stopped: 'danger',
};
const counts = ['pulled', 'newCount', 'changedCount', 'removedCount', 'duplicateCount', 'quarantinedCount'] as const;

export function SyncRuns() {
  const { t } = useTranslation('adminCrm');
  const columns = useColumns();
  return (
    <Loaded result={useQuery(syncRunsQuery)} skeleton="h-72">
      {(runs) =>
        runs.length === 0 ? (
          <EmptyState icon={<RefreshCw className="size-6" />} title={t('runs.none')} text={t('runs.noneText')} />
        ) : (
          <PlainTable
            label={t('integration.tabs.runs')}
            className="min-w-[56rem]"
            rows={runs}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )
      }
    </Loaded>
  );
}

function useColumns(): PlainColumn<SyncRun>[] {
  const { t } = useTranslation('adminCrm');
  const { dateTime, inText } = useFormats();
  const problemOf = usePullProblem();
  return [
    {
      id: 'started',
      label: t('runs.started'),
      className: 'whitespace-nowrap',
      cell: ({ startedAt }) => dateTime(startedAt),
    },
    {
      id: 'trigger',
      label: t('runs.trigger'),
      cell: ({ trigger, full }) => (
        <>
          <span className="me-2">{t(`runs.triggers.${trigger}`)}</span>
          {full && <Badge tone="quiet">{t('runs.full')}</Badge>}
        </>
      ),
    },
    {
      id: 'state',
      label: t('runs.state'),
      cell: ({ state, errorCode, errorText }) => (
        <>
          <Badge tone={tones[state]}>{t(`runs.states.${state}`)}</Badge>
          {errorText !== null && (
            <span dir="auto" className="mt-1 block max-w-xs text-xs text-stone-600">
              {problemOf(errorCode, errorText)}
            </span>
          )}
        </>
      ),
    },
    ...counts.map((count) => ({
      id: count,
      label: t(`runs.${count}`),
      className: 'tabular-nums',
      cell: (run: SyncRun) => inText(run[count]),
    })),
  ];
}
