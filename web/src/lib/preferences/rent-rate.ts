/** Offices in Qatar are compared by it. */
import { formatRate, withCurrency } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { type AreaUnitCode, areaUnits } from './area-units.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

export interface RentRate {
  amount: string;
  unit: string;
}

/** Per month. @param qar number or numeric text @returns null without rent or area */
export function rentRateIn(
  { currency, areaUnit }: { currency: CurrencyCode; areaUnit: AreaUnitCode },
  qar: number | string | null,
  squareMetres: number | null,
  language: Language,
): RentRate | null {
  const rent = Number(qar ?? 0);
  const area = (squareMetres ?? 0) * areaUnits[areaUnit].factor;
  if (!(rent > 0) || !(area > 0)) return null;
  const { symbol, rate } = currencies[currency];
  return {
    amount: withCurrency(formatRate((rent * rate) / area, language), symbol[language], language),
    unit: areaUnits[areaUnit].symbol[language],
  };
}
