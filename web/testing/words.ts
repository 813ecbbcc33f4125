import { adminMessages as adminAr } from '../src/i18n/ar/staff.ts';
import { publicMessages as ar } from '../src/i18n/ar/site.ts';
import { adminMessages as adminEn } from '../src/i18n/en/staff.ts';
import { publicMessages as en } from '../src/i18n/en/site.ts';

export type Language = 'en' | 'ar';
export const languages: readonly Language[] = ['en', 'ar'];

export const words = { en: { ...en, ...adminEn }, ar: { ...ar, ...adminAr } } as const;
