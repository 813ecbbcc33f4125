import { useTranslation } from 'react-i18next';
import { Skeleton } from '#ui/skeleton.tsx';

export function DetailSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div data-testid="detail-skeleton">
      <title>{t('loading')}</title>
      <Skeleton className="-mx-[clamp(1.125rem,4vw,3rem)] aspect-square rounded-none sm:mx-0 sm:aspect-2/1 sm:rounded-2xl" />
      <div className="mt-10 grid gap-16 lg:grid-cols-[1fr_22rem]">
        <div className="space-y-4">
          <Skeleton className="h-7 w-48 rounded-full" />
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="mt-10 h-40" />
        </div>
        <Skeleton className="h-80 rounded-2xl" />
      </div>
    </div>
  );
}
