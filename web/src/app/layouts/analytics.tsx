import { atom, useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { analyticsSettings, start, storedChoice, trackPage } from '#lib/analytics/analytics.ts';

/** Loaded only where there is a question to ask. */
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** The footer reopens it. Null until the browser knows whether to ask. */
export const consentOpenAtom = atom<boolean | null>(null);

/** Counts page views with consent. Renders nothing on the server. */
export function Analytics() {
  const { pathname } = useLocation();
  const [open, setOpen] = useAtom(consentOpenAtom);
  const first = useRef(true);
  useEffect(() => {
    if (analyticsSettings() === null) return;
    const choice = storedChoice();
    setOpen(choice === null);
    if (choice === 'granted') start();
  }, [setOpen]);
  useEffect(() => {
    // its script counts the first page
    if (!first.current) trackPage(pathname);
    first.current = false;
  }, [pathname]);
  if (open !== true) return null;
  return (
    <Suspense>
      <ConsentBanner onDone={() => setOpen(false)} />
    </Suspense>
  );
}
