import { atom, useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { analyticsSettings, start, storedChoice, trackPage } from '#lib/analytics/analytics.ts';

/** Loaded only where measurement is configured and nothing was chosen yet. */
const ConsentBanner = lazy(async () => ({ default: (await import('./consent-banner.tsx')).ConsentBanner }));

/** Whether the question is open; the footer opens it again. Null until the browser knows whether there is one. */
export const consentOpenAtom = atom<boolean | null>(null);

/** Measures page views of the public site, after asking. Nothing of it is in the page that the server sends. */
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
    // the first page is counted when the script starts
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
