import type { Fact } from '@manzil/core/listings/facts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDecimal, formatNumber, formatYear } from '#i18n/format.ts';
import { factText, type FactStyle } from './fact-text.ts';

type Value = number | string | null | undefined;

/** The words of facts, of staff and of a listing's page: the texts `facts` must be there. */
export function useFactText(style: FactStyle) {
  const { t } = useTranslation('facts');
  const word = t as unknown as (key: string, options?: object) => string;
  const { language } = style;
  const number = (value: Value): string => formatNumber(Number(value), language);

  /** Null where nobody has said it. */
  function textOf({ field, kind, unit }: Fact, value: Value): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (kind === 'choice') {
      const chosen = `${field}.${String(value)}`;
      return word(`choice.${chosen}`, { defaultValue: String(value) });
    }
    if (kind === 'day') return formatDate(`${String(value)}T12:00:00+03:00`, language);
    if (kind === 'text') return String(value);
    switch (unit) {
      case 'floor': {
        const floor = Number(value);
        if (floor === 0) return t('ground');
        return floor < 0 ? t('basement', { number: number(-floor) }) : formatYear(floor, language);
      }
      case 'months':
        return t('months', { count: Number(value), number: number(value) });
      case 'm':
        return t('metres', { number: formatDecimal(Number(value), language) });
      case 'kW':
        return t('kilowatts', { number: number(value) });
      default:
        return factText(unit, value, style);
    }
  }
  return { textOf, nameOf: (field: Fact['field']) => word(`name.${field}`) };
}
