import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider } from 'jotai';
import { Direction, Tooltip } from 'radix-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { prefixOf } from '#i18n/language.ts';
import { storeLanguage } from '#i18n/stored-language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { createQueryClient } from '#lib/query/client.ts';
import { Toaster } from '#ui/toast.tsx';

/** What every page stands in: server state, choices of the person, reading direction, toasts, tooltips. */
export function Providers({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  const [queryClient] = useState(createQueryClient);
  useStoredLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <JotaiProvider>
        <Direction.Provider dir={direction}>
          <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
            {children}
            <Toaster />
          </Tooltip.Provider>
        </Direction.Provider>
      </JotaiProvider>
    </QueryClientProvider>
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
