import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AgentCard } from './agent-card.tsx';
import { agentsQuery } from './api/agents.ts';

const placeholders = 8;
const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6';

export function TeamGrid({ failedBefore }: { failedBefore: boolean }) {
  const { t } = useTranslation(['team', 'common']);
  const { data, isError, refetch } = useQuery(agentsQuery());
  if (data === undefined && (isError || failedBefore))
    return (
      <LoadFailure
        title={t('failed')}
        text={t('failedText')}
        retryLabel={t('common:retry')}
        onRetry={() => void refetch()}
      />
    );
  if (data === undefined) return <TeamSkeleton />;
  if (data.length === 0)
    return <EmptyState icon={<Users className="size-6" />} title={t('empty')} text={t('emptyText')} />;
  return (
    <ul className={grid}>
      {data.map((agent) => (
        <li key={agent.id}>
          <AgentCard agent={agent} />
        </li>
      ))}
    </ul>
  );
}

function TeamSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-label={t('loading')} className={grid}>
      {Array.from({ length: placeholders }, (_, index) => (
        <div key={index} data-testid="agent-placeholder" className="rounded-2xl border border-sand-200 bg-white">
          <Skeleton className="m-5 mb-0 aspect-square w-24 sm:m-0 sm:aspect-[4/3] sm:w-full sm:rounded-t-2xl sm:rounded-b-none" />
          <div className="space-y-3 p-5 sm:p-6">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-9 w-full rounded-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
