import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#lib/api/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface LoadedProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** The height of what is waited for, as a class. */
  skeleton: string;
  /** What is said of a record that is not there, or not any more; left out, that is a failure like others. */
  gone?: { title: string; text: string };
  /** What a failure is called, where a page has a name of its own for it. */
  failed?: string;
  children: (data: T) => ReactNode;
}

/** What was asked for; until it is there its place, and where it cannot be had why, with the way to try again. */
export function Loaded<T>({ query: { data, error, refetch }, skeleton, gone, failed, children }: LoadedProps<T>) {
  const { t } = useTranslation('admin');
  if (gone !== undefined && error instanceof ApiError && error.status === 404)
    return <EmptyState icon={<SearchX className="size-6" />} {...gone} />;
  // a later look that failed takes nothing away
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton className={`${skeleton} w-full`} />;
  return (
    <LoadFailure
      title={failed ?? t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      onRetry={() => {
        void refetch();
      }}
    />
  );
}
