import { defaultOffice } from '@manzil/core/office/office';
import { officeWords } from '../src/i18n/create.ts';
import { adminMessages as adminAr } from '../src/i18n/ar/staff.ts';
import { publicMessages as ar } from '../src/i18n/ar/site.ts';
import { adminMessages as adminEn } from '../src/i18n/en/staff.ts';
import { publicMessages as en } from '../src/i18n/en/site.ts';

export type Language = 'en' | 'ar';
export const languages: readonly Language[] = ['en', 'ar'];

/** As people read them: with what texts call the office. */
function named<T>(texts: T, language: Language): T {
  const values: Record<string, string> = officeWords(defaultOffice, language);
  const written = JSON.stringify(texts).replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark);
  return JSON.parse(written) as T;
}

export const words = { en: named({ ...en, ...adminEn }, 'en'), ar: named({ ...ar, ...adminAr }, 'ar') } as const;
