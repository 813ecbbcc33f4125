import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What a query says, in part. */
export interface Result<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Stands where something could not be had. @param title what it was; left out, that it could not be loaded */
export function NotLoaded({ title, retry }: { title?: string | undefined; retry: () => unknown }) {
  const { t } = useTranslation('admin');
  return (
    <LoadFailure
      title={title ?? t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      onRetry={() => void retry()}
    />
  );
}

interface LoadedProps<Data> {
  result: Result<Data>;
  /** The height of what will come, as a class. */
  skeleton: string;
  /** What could not be had; left out, this page. */
  failure?: string;
  /** What stands there instead of one grey place. */
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for; until then its place, and where it could not be had, the way to try again. */
export function Loaded<Data>({ result, skeleton, failure, waiting, children }: LoadedProps<Data>) {
  const { data, error, refetch } = result;
  if (data !== undefined) return children(data);
  if (error !== null) return <NotLoaded title={failure} retry={refetch} />;
  return <div aria-busy>{waiting ?? <Skeleton className={`w-full ${skeleton}`} />}</div>;
}
