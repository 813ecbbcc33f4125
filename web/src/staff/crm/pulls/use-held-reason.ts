import { useTranslation } from 'react-i18next';
import { useFieldWords } from '#staff-lib/listings/use-field-words.ts';

/** The pull's reasons (services/core/src/listing-sync/pull/storable.ts). */
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

/** XXX where it is unknown (ISO 4217). */
const currency = /^currency: not in riyals \((\w{1,10})\)$/;

type Known = (typeof known)[keyof typeof known];

/** In our words where the reason is known, else as the server has it. */
export function useHeldReason(): (reason: string | null) => string {
  const { t } = useTranslation('adminCrm');
  const { nameOf } = useFieldWords();
  return (reason) => {
    if (reason === null) return '–';
    const code = currency.exec(reason)?.[1];
    if (code === 'XXX') return t('held.reasons.currencyUnknown');
    if (code !== undefined) return t('held.reasons.currency', { code });
    const at = reason.indexOf(': ');
    const name = (known as Readonly<Record<string, Known>>)[reason.slice(at + 2)];
    if (at < 0 || name === undefined) return reason;
    return t(`held.reasons.${name}`, { field: nameOf(reason.slice(0, at)) });
  };
}
