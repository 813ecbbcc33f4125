/** Prices as pages show them. */
import { formatNumber, formatPrice } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { currencies, type CurrencyCode } from './currencies.ts';

export interface Money {
  /** In the chosen currency, with its own symbol: '$ 6,615'. */
  amount: string;
  /** The listing's own price, 'QR 24,500', where the amount is a conversion; it stays in sight beside it. */
  inRiyals: string | null;
}

/**
 * Puts a price into words, rounded to whole units.
 * @param qar a number or numeric text in QAR
 * @returns null when there is no price: the page says 'Price on request'
 */
export function moneyIn(
  currency: CurrencyCode,
  qar: number | string | null | undefined,
  language: Language,
): Money | null {
  const inRiyals = formatPrice(qar, language);
  if (inRiyals === null) return null;
  if (currency === 'QAR') return { amount: inRiyals, inRiyals: null };
  const { symbol, rate } = currencies[currency];
  return { amount: `${symbol} ${formatNumber(Math.round(Number(qar) * rate), language)}`, inRiyals };
}
