import { defaultOffice } from '@manzil/core/office/office';
import { useTranslation } from 'react-i18next';
import { useHoursSentence } from '#lib/hours-sentence.ts';
import { useOffice } from '#lib/office.ts';

const usual = JSON.stringify(defaultOffice.hours.week);

/** Of the office; until it sets other hours the specified ones, which are not those of the contact page (row P-184). */
export function useLegalHours(): string {
  const { t } = useTranslation('legal');
  const own = useHoursSentence();
  return JSON.stringify(useOffice().hours.week) === usual ? t('usualHours') : own;
}
