/** What a loan for a listing costs in a month. */
import { plainNumber } from '@manzil/core/platform/numerals';

/** Price in riyals, down payment and yearly rate in per cent. */
export interface Loan {
  price: number;
  down: number;
  years: number;
  rate: number;
}

export type LoanField = keyof Loan;

/** From, to; whole numbers alone where it is so. */
export const loanBounds: Record<LoanField, { from: number; to: number; whole?: true }> = {
  price: { from: 1_000, to: 1_000_000_000 },
  down: { from: 0, to: 95 },
  years: { from: 1, to: 30, whole: true },
  rate: { from: 0, to: 25 },
};

/** No bank's: what a visitor begins from. */
export const usualLoan: Omit<Loan, 'price'> = { down: 30, years: 20, rate: 5 };

export interface Instalment {
  /** In riyals, as is `borrowed`, `paid` and `interest`. */
  monthly: number;
  borrowed: number;
  /** All instalments together. */
  paid: number;
  interest: number;
}

/**
 * By the formula of an annuity, paid at the end of each month; without a rate the same part each month.
 * @param loan within `loanBounds`
 */
export function instalmentOf({ price, down, years, rate }: Loan): Instalment {
  const borrowed = price * (1 - down / 100);
  const months = years * 12;
  const perMonth = rate / 100 / 12;
  const monthly =
    perMonth === 0 ? borrowed / months : (borrowed * perMonth) / -Math.expm1(-months * Math.log1p(perMonth));
  return { monthly, borrowed, paid: monthly * months, interest: monthly * months - borrowed };
}

/** In either kind of digits, with thousands marks or a sign of per cent; null where it is no number within its bounds. */
export function readLoanField(field: LoanField, typed: string): number | null {
  const text = plainNumber(typed.replaceAll(/[%٪\u200e\u200f\u061c]/g, ''));
  const value = /^\d{1,12}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
  const { from, to, whole = false } = loanBounds[field];
  return value >= from && value <= to && (!whole || Number.isInteger(value)) ? value : null;
}
