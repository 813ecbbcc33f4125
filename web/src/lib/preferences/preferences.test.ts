import { describe, expect, it } from 'vitest';
import { areaIn } from './area.ts';
import { areaUnits } from './area-units.ts';
import { currencies } from './currencies.ts';
import { moneyIn } from './money.ts';
import { rentRateIn } from './rent-rate.ts';
import { readPreferences } from './stored-preferences.ts';

describe('currencies', () => {
  it('have the fixed rates to QAR, a code, a symbol and names [P-237 P-368]', () => {
    expect(Object.values(currencies).map(({ code, rate }) => [code, rate])).toEqual([
      ['QAR', 1],
      ['USD', 0.27],
      ['EUR', 0.25],
      ['GBP', 0.22],
      ['AED', 1],
      ['SAR', 1.02],
      ['KWD', 0.08],
    ]);
    expect(currencies.QAR.symbol).toBe('QR');
    for (const { symbol, name } of Object.values(currencies)) expect([symbol, name.en, name.ar]).not.toContain('');
  });

  it('a converted price has its own symbol and keeps the riyals beside it', () => {
    expect(moneyIn('QAR', '24500.00', 'en')).toEqual({ amount: 'QR 24,500', inRiyals: null });
    expect(moneyIn('USD', '24500.00', 'en')).toEqual({ amount: '$ 6,615', inRiyals: 'QR 24,500' });
    expect(moneyIn('KWD', 24500, 'ar')).toEqual({ amount: 'KWD ١٬٩٦٠', inRiyals: 'QR ٢٤٬٥٠٠' });
    expect(moneyIn('AED', 24500, 'en')).toEqual({ amount: 'AED 24,500', inRiyals: 'QR 24,500' });
    expect(moneyIn('EUR', 0, 'en')).toEqual({ amount: '€ 0', inRiyals: 'QR 0' });
    expect(moneyIn('USD', null, 'en')).toBeNull();
  });
});

describe('area units', () => {
  it('are square metres and square feet, rounded [P-238 P-370]', () => {
    expect(Object.values(areaUnits).map(({ code, factor }) => [code, Number(factor.toFixed(3))])).toEqual([
      ['sqm', 1],
      ['sqft', 10.764],
    ]);
    expect(areaIn('sqm', 244.6, 'en')).toBe('245 sqm');
    expect(areaIn('sqft', 120, 'en')).toBe('1,292 sq ft');
    expect(areaIn('sqft', 120, 'ar')).toBe('١٬٢٩٢ قدم²');
    expect(areaIn('sqft', 0, 'en')).toBeNull();
  });
});

describe('rent by area', () => {
  it('is the monthly rent over the area, in the chosen currency and unit', () => {
    const rate = (currency: 'QAR' | 'USD', areaUnit: 'sqm' | 'sqft', language: 'en' | 'ar') =>
      rentRateIn({ currency, areaUnit }, '58950.00', 450, language);
    expect(rate('QAR', 'sqm', 'en')).toEqual({ amount: 'QR 131', unit: 'sqm' });
    expect(rate('QAR', 'sqft', 'en')).toEqual({ amount: 'QR 12.2', unit: 'sq ft' });
    expect(rate('USD', 'sqm', 'ar')?.amount).toBe('$ ٣٥٫٤');
  });

  it('is nothing without a rent or an area', () => {
    const choice = { currency: 'QAR', areaUnit: 'sqm' } as const;
    expect(rentRateIn(choice, null, 450, 'en')).toBeNull();
    expect(rentRateIn(choice, '5000', null, 'en')).toBeNull();
    expect(rentRateIn(choice, '5000', 0, 'en')).toBeNull();
  });
});

describe('the stored choice', () => {
  it.each([
    ['currency=USD; areaUnit=sqft', { currency: 'USD', areaUnit: 'sqft' }],
    ['a=1;currency=KWD', { currency: 'KWD', areaUnit: 'sqm' }],
    ['currency=XXX; areaUnit=acre; xcurrency=USD', { currency: 'QAR', areaUnit: 'sqm' }],
    [null, { currency: 'QAR', areaUnit: 'sqm' }],
  ])('%s', (cookies, expected) => {
    expect(readPreferences(cookies)).toEqual(expected);
  });
});
