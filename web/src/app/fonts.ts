import arabic from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url';
import latin from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { Language } from '#i18n/language.ts';

/** Fetched before the style sheet asks. Arabic pages also need Latin. */
export const fontLinks = (language: Language): string[] => (language === 'ar' ? [arabic, latin] : [latin]);
