import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

/** What the pull says of a record that no row can hold, behind the name of the field (services/crm-sync, storable.ts). */
const known = {
  'missing, too long or with control characters': 'reference',
  'reference missing or too long': 'reference',
  'too large or no whole number': 'number',
  'no date that can be kept': 'date',
  'too large or no amount': 'amount',
  'no place on the globe': 'place',
  'too many levels': 'levels',
  'too large': 'size',
} as const;

/** With the code of a currency, XXX where it is not known (ISO 4217). */
const currency = /^currency: not in riyals \((\w{1,10})\)$/;

type Known = (typeof known)[keyof typeof known];

/** Says why a listing was held back: on English pages in the server's words, else in the page's own where it has any. */
export function useHeldReason(): (reason: string | null) => string {
  const { t } = useTranslation('adminCrm');
  const { language } = useLanguage();
  return (reason) => {
    if (reason === null) return '–';
    const code = currency.exec(reason)?.[1];
    if (code === 'XXX') return t('held.reasons.currencyUnknown');
    if (code !== undefined) return t('held.reasons.currency', { code });
    const at = reason.indexOf(': ');
    const name = (known as Readonly<Record<string, Known>>)[reason.slice(at + 2)];
    if (language === 'en' || at < 0 || name === undefined) return reason;
    return t(`held.reasons.${name}`, { field: reason.slice(0, at) });
  };
}
