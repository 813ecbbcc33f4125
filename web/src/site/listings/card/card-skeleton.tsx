import { Skeleton } from '#ui/skeleton.tsx';

export function CardSkeleton() {
  return (
    <div data-testid="card-skeleton" className="overflow-hidden rounded-xl bg-white shadow-card">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="space-y-3 p-5">
        <Skeleton className="h-4 w-1/3" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-1/2" />
        <div className="flex justify-between border-t border-sand-200 pt-4">
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-8 w-24 rounded-full" />
        </div>
      </div>
    </div>
  );
}
