/** What every public loader hands to its page, and how the page's head reads it. */
import type { DehydratedState } from '@tanstack/react-query';
import type { RouterContextProvider } from 'react-router';
import { type Language, resolveLanguage } from '#i18n/language.ts';
import { readStoredLanguage } from '#i18n/stored-language.ts';
import { pageRequest } from '#lib/request-context.ts';

export interface PageData {
  language: Language;
  /** Address visitors use, without a final slash. */
  origin: string;
  dehydrated: DehydratedState | null;
}

/** The language and the address of a page that the server renders. */
export function serverPage(request: Request, context: Readonly<RouterContextProvider>): Omit<PageData, 'dehydrated'> {
  const { pathname } = new URL(request.url);
  return {
    language: resolveLanguage(pathname, readStoredLanguage(request.headers.get('cookie'))),
    origin: context.get(pageRequest).publicUrl,
  };
}

/** The same for a page that the browser goes to by itself; its data is asked for by the page, with skeletons. */
export function browserPage(): PageData {
  return {
    language: document.documentElement.lang === 'ar' ? 'ar' : 'en',
    origin: window.location.origin,
    dehydrated: null,
  };
}
