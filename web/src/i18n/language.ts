/** The path's prefix, else the stored choice, else English. */

export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

interface LanguageOption {
  code: Language;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
}

export const languageOptions: Record<Language, LanguageOption> = {
  en: { code: 'en', name: 'English', nativeName: 'English', direction: 'ltr' },
  ar: { code: 'ar', name: 'Arabic', nativeName: 'العربية', direction: 'rtl' },
};

/** English whatever the stored choice. */
const alwaysEnglish = new Set(['/', '/properties-en']);

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'ar';

/** Whole segments: `/areas` has no prefix. */
export function prefixOf(pathname: string): Language | null {
  const segment = pathname.split('/')[1];
  return isLanguage(segment) ? segment : null;
}

/** @param stored cookie `language`; anything but a language counts as no choice */
export function resolveLanguage(pathname: string, stored: string | null | undefined): Language {
  const prefix = prefixOf(pathname);
  if (prefix !== null) return prefix;
  if (alwaysEnglish.has(pathname)) return 'en';
  return isLanguage(stored) ? stored : 'en';
}

/** The home page is `/`. */
export function withoutPrefix(pathname: string): string {
  const prefix = prefixOf(pathname);
  return prefix === null ? pathname : pathname.slice(prefix.length + 1) || '/';
}

/** `/ar/properties`. */
export function withPrefix(language: Language, pathname: string): string {
  const rest = withoutPrefix(pathname);
  return rest === '/' || rest === '/properties-en'
    ? `/${language}${rest === '/' ? '' : '/properties'}`
    : `/${language}${rest}`;
}

/** For the language switcher. Without the prefix the stored choice counts: store it first. */
export function switchPath(to: Language, pathname: string, search = ''): string {
  const path =
    to === 'ar' ? withPrefix('ar', pathname) : prefixOf(pathname) === 'ar' ? withoutPrefix(pathname) : pathname;
  return path + search;
}
