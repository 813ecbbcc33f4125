import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export interface Result<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** @param title left out, a page that could not be loaded */
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
  /** Height of what will come, as a class. */
  skeleton: string;
  failure?: string;
  waiting?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A skeleton until the data come; a way to try again when they do not. */
export function Loaded<Data>({ result, skeleton, failure, waiting, children }: LoadedProps<Data>) {
  const { data, error, refetch } = result;
  if (data !== undefined) return children(data);
  if (error !== null) return <NotLoaded title={failure} retry={refetch} />;
  return <div aria-busy>{waiting ?? <Skeleton className={`w-full ${skeleton}`} />}</div>;
}
