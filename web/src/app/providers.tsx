import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider, useAtomValue, useSetAtom } from 'jotai';
import { DirectionProvider } from '@radix-ui/react-direction';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { prefixOf } from '#i18n/language.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { areaUnitAtom, currencyAtom, storeWithPreferences } from '#lib/preferences/preference-atoms.ts';
import { choicesWithoutCookie, type Preferences } from '#lib/preferences/stored-preferences.ts';
import { createQueryClient } from '#lib/query/client.ts';
import { toastAtom } from '#ui/toast-state.ts';

/** Loaded with the first toast. */
const Toaster = lazy(async () => ({ default: (await import('#ui/toast.tsx')).Toaster }));

export function Providers({ preferences, children }: { preferences: Preferences; children: ReactNode }) {
  const { direction } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  const [store] = useState(() => storeWithPreferences(preferences));
  useStoredLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <JotaiProvider store={store}>
        <DirectionProvider dir={direction}>
          {children}
          <StoredChoices />
          <Toasts />
        </DirectionProvider>
      </JotaiProvider>
    </QueryClientProvider>
  );
}

function Toasts() {
  if (useAtomValue(toastAtom) === null) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

/** Storage may outlive cookies: then it counts. */
function StoredChoices() {
  const setCurrency = useSetAtom(currencyAtom);
  const setAreaUnit = useSetAtom(areaUnitAtom);
  useEffect(() => {
    const { currency, areaUnit } = choicesWithoutCookie();
    if (currency !== undefined) setCurrency(currency);
    if (areaUnit !== undefined) setAreaUnit(areaUnit);
  }, [setCurrency, setAreaUnit]);
  return null;
}

/** A prefix chooses the language of addresses without one. */
function useStoredLanguage(): void {
  const { pathname } = useLocation();
  const prefix = prefixOf(pathname);
  useEffect(() => {
    if (prefix !== null) storeLanguage(prefix);
  }, [prefix]);
}
