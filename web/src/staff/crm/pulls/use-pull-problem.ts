import { ownValue } from '@manzil/core/platform/own-value';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { reasonOf } from '#staff-lib/delivery/reason.ts';

const known = {
  'sync.crm_unavailable': 'unavailable',
  'sync.too_many_removed': 'tooManyRemoved',
  'sync.asked_to_wait': 'askedToWait',
  'sync.cursor_repeats': 'cursorRepeats',
  'sync.nothing_new': 'nothingNew',
  'sync.too_many_listings': 'tooManyListings',
  'sync.broken_off': 'brokenOff',
  'sync.absence_unconfirmed': 'absenceUnconfirmed',
  'crm.not_contacted': 'notContacted',
} as const;

type Known = (typeof known)[keyof typeof known];

const nameOf = (code: string | null): Known | undefined => ownValue<Known>(known, code ?? '');

/** English pages show the server's words: they have details. */
export function usePullProblem(): (code: string | null, detail: string | null) => string | null {
  const { t } = useTranslation('adminCrm');
  const { language } = useLanguage();
  return (code, detail) => {
    const name = nameOf(code);
    return language === 'en' || name === undefined ? detail : t(`problems.${name}`);
  };
}

/** Of a pull or a delivery. */
export function useContactProblem(): (code: string | null) => string {
  const { t } = useTranslation(['adminCrm', 'adminDeliveries', 'adminLeads']);
  return (code) => {
    const name = nameOf(code);
    if (name !== undefined) return t(`problems.${name}`);
    const { key, values } = reasonOf(code, null);
    return t(key, values);
  };
}
