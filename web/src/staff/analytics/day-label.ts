import { locales } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';

const form = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const days: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat(locales.en, form),
  ar: new Intl.DateTimeFormat(locales.ar, form),
};

/** Without the year, for an axis. @param day YYYY-MM-DD */
export function dayLabel(day: string, language: Language): string {
  return days[language].format(new Date(`${day}T00:00:00Z`));
}
