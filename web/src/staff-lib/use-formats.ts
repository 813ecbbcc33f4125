import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime, formatNumber, formatPrice, formatSeconds } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { formatSpan } from './delivery/span.ts';
import { titleOf } from './title-of.ts';

type Moment = string | null | undefined;

/** How numbers, moments and listings are written in the page's language. */
export function useFormats() {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return {
    number,
    /** Alone or in a sentence, where the Arabic zero reads as a dot. */
    inText: (value: number) => (value === 0 ? t('zero') : number(value)),
    /** A dash where none is known. */
    figure: (value: number | null | undefined) => (value == null ? '–' : number(value)),
    /** For texts with a number: it chooses the plural form, and is written as the language does. */
    counted: (count: number) => ({ count, formatted: number(count) }),
    date: (time: Moment) => formatDate(time, language),
    dateTime: (time: Moment) => formatDateTime(time, language),
    seconds: (ms: number) => formatSeconds(ms, language),
    span: (ms: number) => formatSpan(ms, language),
    /** Null without a readable price. */
    price: (riyals: string | null) => formatPrice(riyals, language),
    titleOf: (listing: Parameters<typeof titleOf>[0]) => titleOf(listing, language),
  };
}
