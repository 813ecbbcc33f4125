import type { Unit } from '@manzil/core/listings/field';
import { formatNumber, formatYear } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import type { AreaUnitCode } from '#lib/preferences/area-units.ts';
import { areaIn } from '#lib/preferences/area.ts';
import type { CurrencyCode } from '#lib/preferences/currencies.ts';
import { moneyIn } from '#lib/preferences/money.ts';
import { rentRateIn } from '#lib/preferences/rent-rate.ts';

export interface FactStyle {
  language: Language;
  currency: CurrencyCode;
  areaUnit: AreaUnitCode;
  /** 'per sqm per month'. */
  perArea: (unit: string) => string;
}

/** Figures alone; words and units of facts: `use-fact-text.ts`. */
export function factText(unit: Unit | null, value: number | string | null, style: FactStyle): string | null {
  const { language, currency, areaUnit } = style;
  if (value === null) return null;
  switch (unit) {
    case 'name':
    case 'floor':
      return formatYear(Number(value), language);
    case 'm²':
      return areaIn(areaUnit, value, language);
    case 'QAR':
      return moneyIn(currency, value, language)?.amount ?? null;
    case 'QAR/m²/month': {
      const rate = rentRateIn({ currency, areaUnit }, value, 1, language);
      // isolated: Latin currency letters would reorder the Arabic words
      return rate === null ? null : `\u2068${rate.amount}\u2069 ${style.perArea(rate.unit)}`;
    }
    case 'months':
    case 'm':
    case 'kW':
    case null:
      return formatNumber(Number(value), language);
  }
}
