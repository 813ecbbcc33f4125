/** What each public loader gives its page. */
import type { DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { type Language, resolveLanguage } from '#i18n/language.ts';
import { readStoredLanguage } from '#i18n/stored-language.ts';
import { pageRequest } from '#lib/request-context.ts';

interface PageData {
  language: Language;
  /** Without a final slash. */
  origin: string;
  dehydrated: DehydratedState | null;
}

export function serverPage(request: Request, context: Readonly<RouterContextProvider>): Omit<PageData, 'dehydrated'> {
  const { pathname } = new URL(request.url);
  return {
    language: resolveLanguage(pathname, readStoredLanguage(request.headers.get('cookie'))),
    origin: context.get(pageRequest).publicUrl,
  };
}

/** For navigation in the browser: the page loads its data itself. */
export function browserPage(): PageData {
  return {
    language: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    origin: window.location.origin,
    dehydrated: null,
  };
}
