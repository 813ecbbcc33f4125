import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#staff-lib/use-formats.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ArrowForward } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NotLoaded } from '#staff-ui/list/loaded.tsx';
import { StatCard } from '#staff-ui/stat-card.tsx';
import { crmStatusQuery } from '../api/crm-status.ts';
import { syncStatusQuery } from '../api/listing-sync.ts';
import { FullPullButton } from './full-pull-button.tsx';
import { RemovalQuestion } from './removal-question.tsx';
import { SyncNowButton } from './sync-now-button.tsx';
import { usePullProblem } from './use-pull-problem.ts';

const tones: Record<'success' | 'error' | 'running' | 'never', BadgeTone> = {
  success: 'green',
  error: 'danger',
  running: 'amber',
  never: 'quiet',
};

export function ListingSyncPanel() {
  const { t } = useTranslation('adminCrm');
  const { dateTime, number, seconds } = useFormats();
  const problemOf = usePullProblem();
  const { data: crm } = useQuery(crmStatusQuery);
  const provider = crm?.provider ?? '';
  const { data: sync, error, refetch } = useQuery({ ...syncStatusQuery(provider), enabled: provider !== '' });
  // the monitor above says when it is missing
  if (sync === undefined)
    return error === null ? crm !== undefined && <Skeleton className="h-56 w-full" /> : <NotLoaded retry={refetch} />;
  const { progress } = sync;
  return (
    <section aria-labelledby="listing-sync" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <h2 id="listing-sync" className="text-lg">
            {t('listings.title')}
          </h2>
          <Badge tone={tones[sync.status]}>{t(`listings.status.${sync.status}`)}</Badge>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" variant="quiet">
            <Link to={`/admin/${provider}`}>
              {t('integration.title')}
              <ArrowForward />
            </Link>
          </Button>
          <FullPullButton running={sync.status === 'running'} lastMs={sync.fullPullMs} />
          <SyncNowButton running={sync.status === 'running'} />
        </div>
      </div>
      {sync.question !== null && <RemovalQuestion question={sync.question} />}
      {sync.error !== null && sync.question === null && (
        <p dir="auto" className="rounded-md bg-danger-50 px-4 py-3 text-sm text-danger-700">
          {problemOf(sync.errorCode, sync.error)}
        </p>
      )}
      {progress !== null && (
        <p role="status" className="text-sm text-stone-600">
          {progress.total === null
            ? t('listings.progressUnknown', { pulled: number(progress.pulled) })
            : t('listings.progress', { pulled: number(progress.pulled), total: number(progress.total) })}
        </p>
      )}
      <dl className="grid gap-4 sm:grid-cols-3">
        <StatCard label={t('listings.count')} value={number(sync.currentPropertiesCount)} />
        <StatCard
          label={t('listings.last')}
          value={
            <span className="text-base">{sync.lastSync === null ? t('cards.never') : dateTime(sync.lastSync)}</span>
          }
          {...(sync.durationMs === null ? {} : { note: t('listings.duration', { seconds: seconds(sync.durationMs) }) })}
        />
        <StatCard
          label={t('listings.coverage')}
          value={t('integration.percent', { value: number(Math.round(sync.imageCoverage)) })}
        />
      </dl>
    </section>
  );
}
