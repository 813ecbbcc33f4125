import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { syncRunsQuery } from '../api/listing-sync.ts';
import { usePullProblem } from './use-pull-problem.ts';

const tones: Record<'running' | 'success' | 'error' | 'stopped', BadgeTone> = {
  running: 'amber',
  success: 'green',
  error: 'danger',
  stopped: 'danger',
};
const counts = ['pulled', 'newCount', 'changedCount', 'removedCount', 'duplicateCount', 'quarantinedCount'] as const;

/** The newest pulls: who began them, how they ended, what they brought. */
export function SyncRuns() {
  const { t } = useTranslation(['adminCrm', 'admin']);
  const { language } = useLanguage();
  const problemOf = usePullProblem();
  const { data, error, refetch } = useQuery(syncRunsQuery);
  if (data === undefined && error !== null)
    return (
      <LoadFailure
        title={t('admin:failed.title')}
        text={t('admin:failed.text')}
        retryLabel={t('admin:failed.retry')}
        onRetry={() => {
          void refetch();
        }}
      />
    );
  if (data === undefined) return <Skeleton className="h-72 w-full" />;
  if (data.length === 0)
    return <EmptyState icon={<RefreshCw className="size-6" />} title={t('runs.none')} text={t('runs.noneText')} />;
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={t('integration.tabs.runs')}
      className="overflow-x-auto rounded-xl border border-sand-200 bg-white"
    >
      <table className="w-full min-w-[56rem] text-sm">
        <thead>
          <tr className="border-b border-sand-200 bg-sand-50 text-xs text-stone-600">
            {(['started', 'trigger', 'state', ...counts] as const).map((column) => (
              <th key={column} scope="col" className="px-4 py-3 text-start font-semibold">
                {t(`runs.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-sand-200">
          {data.map((run) => (
            <tr key={run.id}>
              <td className="px-4 py-3 whitespace-nowrap">{formatDateTime(run.startedAt, language)}</td>
              <td className="px-4 py-3">
                <span className="me-2">{t(`runs.triggers.${run.trigger}`)}</span>
                {run.full && <Badge tone="quiet">{t('runs.full')}</Badge>}
              </td>
              <td className="px-4 py-3">
                <Badge tone={tones[run.state]}>{t(`runs.states.${run.state}`)}</Badge>
                {run.errorText !== null && (
                  <span dir="auto" className="mt-1 block max-w-xs text-xs text-stone-600">
                    {problemOf(run.errorCode, run.errorText)}
                  </span>
                )}
              </td>
              {counts.map((column) => (
                <td key={column} className="px-4 py-3 tabular-nums">
                  {formatNumber(run[column], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
