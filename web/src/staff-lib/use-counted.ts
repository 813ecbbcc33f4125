import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** What a text that depends on a number is given: the number for its plural form, and how the language writes it. */
export function useCounted(): (count: number) => { count: number; formatted: string } {
  const { language } = useLanguage();
  return (count) => ({ count, formatted: formatNumber(count, language) });
}
