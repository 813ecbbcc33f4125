import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** For texts with a number: it chooses the plural form, and is written as the language does. */
export function useCounted(): (count: number) => { count: number; formatted: string } {
  const { language } = useLanguage();
  return (count) => ({ count, formatted: formatNumber(count, language) });
}
