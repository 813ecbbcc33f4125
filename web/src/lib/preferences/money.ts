import { formatNumber, formatPrice, withCurrency } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

export interface Money {
  /** '$6,615'. */
  amount: string;
  /** 'QR 24,500' where the amount is converted; pages show both. */
  inRiyals: string | null;
}

/** Rounded to whole units. @param qar number or numeric text @returns null without a price: 'Price on request' */
export function moneyIn(
  currency: CurrencyCode,
  qar: number | string | null | undefined,
  language: Language,
): Money | null {
  const inRiyals = formatPrice(qar, language);
  if (inRiyals === null) return null;
  if (currency === 'QAR') return { amount: inRiyals, inRiyals: null };
  const { symbol, rate } = currencies[currency];
  const number = formatNumber(Math.round(Number(qar) * rate), language);
  return { amount: withCurrency(number, symbol[language], language), inRiyals };
}
