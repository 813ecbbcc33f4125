import { describe, expect, it } from 'vitest';
import { instalmentOf, loanBounds, readLoanField } from './instalment.ts';

describe('the amount of a month [M-952]', () => {
  it('is that of an annuity', () => {
    // by hand: 700,000 at 6 % in 360 months; 1.005^360 = 6.022575, 700,000 × 0.005 × 6.022575 / 5.022575 = 4,196.85
    const { monthly, borrowed, paid, interest } = instalmentOf({ price: 1_000_000, down: 30, years: 30, rate: 6 });
    expect(borrowed).toBeCloseTo(700_000, 6);
    expect(monthly).toBeCloseTo(4_196.85, 2);
    expect(paid).toBeCloseTo(1_510_867.28, 0);
    expect(interest).toBeCloseTo(810_867.28, 0);
  });

  it('in one year, by hand as well', () => {
    // 12,000 at 12 %: 120 / (1 − 1.01^−12) = 120 / 0.1125508 = 1,066.19
    expect(instalmentOf({ price: 12_000, down: 0, years: 1, rate: 12 }).monthly).toBeCloseTo(1_066.19, 2);
  });

  it('is the same part each month without a rate, and hardly more at a tiny one', () => {
    const loan = { price: 1_200_000, down: 20, years: 10, rate: 0 };
    expect(instalmentOf(loan)).toEqual({ monthly: 8_000, borrowed: 960_000, paid: 960_000, interest: 0 });
    expect(instalmentOf({ ...loan, rate: 0.000001 }).monthly).toBeCloseTo(8_000, 2);
  });

  it('is a number at every bound', () => {
    const sides = ['from', 'to'] as const;
    for (const price of sides)
      for (const down of sides)
        for (const years of sides)
          for (const rate of sides) {
            const { monthly, interest } = instalmentOf({
              price: loanBounds.price[price],
              down: loanBounds.down[down],
              years: loanBounds.years[years],
              rate: loanBounds.rate[rate],
            });
            expect(monthly).toBeGreaterThan(0);
            expect(interest).toBeGreaterThanOrEqual(0);
          }
  });
});

it.each([
  ['price', '1,250,000', 1_250_000],
  ['price', '١٬٢٥٠٬٠٠٠', 1_250_000],
  ['price', '۱۲۵۰۰۰۰', 1_250_000],
  ['price', '999', null],
  ['price', '1e6', null],
  ['price', '0x10000', null],
  ['price', '-5000', null],
  ['down', '20%', 20],
  ['down', '٢٠٪', 20],
  ['down', '0', 0],
  ['down', '95.5', null],
  ['years', '٢٥', 25],
  ['years', '2.5', null],
  ['years', '0', null],
  ['years', '31', null],
  ['rate', '٤٫٧٥', 4.75],
  ['rate', '0', 0],
  ['rate', '', null],
  ['rate', ' ', null],
  ['rate', 'five', null],
  ['rate', '9'.repeat(400), null],
] as const)('%s: %s is read as %s [M-953]', (field, typed, value) => {
  expect(readLoanField(field, typed)).toBe(value);
});
