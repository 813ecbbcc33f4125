import type { Language } from '#i18n/language.ts';

/** A listing's; English where there is no Arabic. */
export const titleOf = ({ title, titleAr }: { title: string; titleAr: string | null }, language: Language): string =>
  language === 'ar' && titleAr !== null && titleAr !== '' ? titleAr : title;
