import type { Language } from './words.ts';

export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

export const digits = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);

/** As a price is written, blank that does not break included. */
export const riyals = (language: Language, value: number): string =>
  language === 'ar' ? `${digits(language, value)}\u00a0ر.ق` : `QR\u00a0${digits(language, value)}`;

/** As queries by text see it: every blank alike. */
export const asRead = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The plural form for this number, filled in. */
export function counted(
  language: Language,
  texts: Record<string, unknown>,
  key: string,
  count: number,
  values: Record<string, string> = {},
): string {
  // i18next prefers a `_zero` form in every language
  const none = count === 0 ? texts[`${key}_zero`] : undefined;
  const form = none ?? texts[`${key}_${new Intl.PluralRules(language).select(count)}`];
  if (typeof form !== 'string') throw new Error(`There is no form of ${key} for ${String(count)}`);
  return filledIn(form, { formatted: digits(language, count), count: digits(language, count), ...values });
}
