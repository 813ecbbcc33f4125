/** Sentences with values in them, as the page writes them. */
import type { Language } from './words.ts';

/** A message with its values in their places. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A number as the page writes it. */
export const digits = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);

/** The form of a message that the language has for this number, with the number in it. */
export function counted(language: Language, texts: Record<string, unknown>, key: string, count: number): string {
  // i18next takes a form for none in every language that has one
  const none = count === 0 ? texts[`${key}_zero`] : undefined;
  const form = none ?? texts[`${key}_${new Intl.PluralRules(language).select(count)}`];
  if (typeof form !== 'string') throw new Error(`There is no form of ${key} for ${String(count)}`);
  return filledIn(form, { formatted: digits(language, count), count: digits(language, count) });
}
