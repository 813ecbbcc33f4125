/** What each public loader gives its page. */
import type { DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { languageOf } from '#i18n/stored-language.ts';
import { pageRequest } from '#lib/request-context.ts';

interface PageData {
  language: Language;
  /** Without a final slash. */
  origin: string;
  dehydrated: DehydratedState | null;
}

export function serverPage(request: Request, context: Readonly<RouterContextProvider>): Omit<PageData, 'dehydrated'> {
  return { language: languageOf(request), origin: context.get(pageRequest).publicUrl };
}

/** In the browser the page loads its data itself. */
export function browserPage(): PageData {
  return {
    language: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    origin: window.location.origin,
    dehydrated: null,
  };
}
