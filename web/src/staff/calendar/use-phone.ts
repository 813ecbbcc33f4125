import { useSyncExternalStore } from 'react';

/** Below Tailwind's `md`: seven columns have no room. */
const narrow = '(max-width: 767px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether a week fits; it is drawn in the browser alone. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
