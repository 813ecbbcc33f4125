import type { Language } from '#i18n/language.ts';
import type { Property } from './api/featured.ts';

/** English where there is no Arabic. */
export const nameOf = ({ title, titleAr }: Property, language: Language): string =>
  language === 'ar' && titleAr !== null && titleAr !== '' ? titleAr : title;
