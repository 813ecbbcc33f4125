import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider, useAtomValue } from 'jotai';
import { Direction } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { prefixOf } from '#i18n/language.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { createQueryClient } from '#lib/query/client.ts';
import { toastAtom } from '#ui/toast-state.ts';

/** Loaded with the first toast. */
const Toaster = lazy(async () => ({ default: (await import('#ui/toast.tsx')).Toaster }));

/** What every page stands in: server state, choices of the person, reading direction, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  useStoredLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <JotaiProvider>
        <Direction.Provider dir={direction}>
          {children}
          <Toasts />
        </Direction.Provider>
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

/** A visit under a prefix is a choice of language; addresses without one follow it from then on. */
function useStoredLanguage(): void {
  const { pathname } = useLocation();
  const prefix = prefixOf(pathname);
  useEffect(() => {
    if (prefix !== null) storeLanguage(prefix);
  }, [prefix]);
}
