import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { RecentListingsProps } from './recent-listings.tsx';
import { recentIds } from './recent-ids.ts';

/** Most come for the first time. */
const RecentListings = lazy(() => import('./recent-listings.tsx'));

const never = () => () => undefined;
const any = () => recentIds().length > 0;
const none = () => false;

/** Loaded after the page, where something was looked at in this browser. */
export function RecentRow(props: RecentListingsProps) {
  return (
    useSyncExternalStore(never, any, none) && (
      <Suspense>
        <RecentListings {...props} />
      </Suspense>
    )
  );
}
