import type { Language } from './messages.ts';

/** A message with its values in their places. */
export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A number as the page writes it. */
export const digits = (language: Language, value: number): string =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-QA-u-nu-arab' : 'en').format(value);
