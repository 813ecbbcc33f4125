/** The words of the site, so that a test names a control as a person reads it. */
import { adminMessages as adminAr } from '../src/i18n/ar/admin.ts';
import { publicMessages as ar } from '../src/i18n/ar/public.ts';
import { adminMessages as adminEn } from '../src/i18n/en/admin.ts';
import { publicMessages as en } from '../src/i18n/en/public.ts';

export type Language = 'en' | 'ar';
export const languages: readonly Language[] = ['en', 'ar'];

export const words = { en: { ...en, ...adminEn }, ar: { ...ar, ...adminAr } } as const;
