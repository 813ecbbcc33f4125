import { weekSentence } from '@manzil/core/office/hours-words';
import { useLanguage } from '#i18n/use-language.ts';
import { useOffice } from './office.ts';

/** The usual week in a sentence, for `{{hours}}` of a text. */
export function useHoursSentence(): string {
  const { language } = useLanguage();
  return weekSentence(useOffice().hours.week, language);
}
