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
    expect(currencies.QAR.symbol).toEqual({ en: 'QR', ar: 'ر.ق' });
    for (const { symbol, name } of Object.values(currencies))
      expect([symbol.en, symbol.ar, name.en, name.ar]).not.toContain('');
  });

  it('a converted price has its own symbol and keeps the riyals beside it', () => {
    expect(moneyIn('QAR', '24500.00', 'en')).toEqual({ amount: 'QR\u00a024,500', inRiyals: null });
    expect(moneyIn('USD', '24500.00', 'en')).toEqual({ amount: '$6,615', inRiyals: 'QR\u00a024,500' });
    expect(moneyIn('KWD', 24500, 'ar')).toEqual({ amount: '١٬٩٦٠\u00a0د.ك', inRiyals: '٢٤٬٥٠٠\u00a0ر.ق' });
    expect(moneyIn('AED', 24500, 'en')).toEqual({ amount: 'AED\u00a024,500', inRiyals: 'QR\u00a024,500' });
    expect(moneyIn('EUR', 0, 'en')).toEqual({ amount: '€0', inRiyals: 'QR\u00a00' });
    expect(moneyIn('USD', null, 'en')).toBeNull();
  });
});

describe('area units', () => {
  it('are square metres and square feet, rounded [P-238 P-370]', () => {
    expect(Object.values(areaUnits).map(({ code, factor }) => [code, Number(factor.toFixed(3))])).toEqual([
      ['sqm', 1],
      ['sqft', 10.764],
    ]);
    expect(areaIn('sqm', 244.6, 'en')).toBe('245\u00a0sqm');
    expect(areaIn('sqft', 120, 'en')).toBe('1,292\u00a0sq\u00a0ft');
    expect(areaIn('sqft', 120, 'ar')).toBe('١٬٢٩٢\u00a0قدم²');
    expect(areaIn('sqft', 0, 'en')).toBeNull();
  });
});

describe('rent by area', () => {
  it('is the monthly rent over the area, in the chosen currency and unit', () => {
    const rate = (currency: 'QAR' | 'USD', areaUnit: 'sqm' | 'sqft', language: 'en' | 'ar') =>
      rentRateIn({ currency, areaUnit }, '58950.00', 450, language);
    expect(rate('QAR', 'sqm', 'en')).toEqual({ amount: 'QR\u00a0131', unit: 'sqm' });
    expect(rate('QAR', 'sqft', 'en')).toEqual({ amount: 'QR\u00a012.2', unit: 'sq\u00a0ft' });
    expect(rate('USD', 'sqm', 'ar')?.amount).toBe('٣٥٫٤\u00a0$');
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
