import { describe, expect, it } from 'vitest';
import { formatArea, formatDate, formatDateTime, formatNumber, formatPrice } from './format.ts';

describe('formatPrice', () => {
  it.each([
    ['24500.00', 'QR\u00a024,500'],
    [24500, 'QR\u00a024,500'],
    ['24500.60', 'QR\u00a024,501'],
    [0, 'QR\u00a00'],
    ['0.00', 'QR\u00a00'],
    ['1250000', 'QR\u00a01,250,000'],
  ])('%s is %s in English', (price, expected) => {
    expect(formatPrice(price, 'en')).toBe(expected);
  });

  it('writes Arabic digits on Arabic pages', () => {
    expect(formatPrice('24500.00', 'ar')).toBe('٢٤٬٥٠٠\u00a0ر.ق');
    expect(formatPrice(0, 'ar')).toBe('٠\u00a0ر.ق');
  });

  it.each([null, undefined, '', '  ', 'call us'])('%j is no price', (price) => {
    expect(formatPrice(price, 'en')).toBeNull();
  });
});

describe('formatArea', () => {
  it('rounds', () => {
    expect(formatArea(244.6, 'en')).toBe('245');
    expect(formatArea(1245, 'ar')).toBe('١٬٢٤٥');
  });

  it.each([0, null, undefined, '', Number.NaN])('hides %j', (area) => {
    expect(formatArea(area, 'en')).toBeNull();
  });
});

describe('dates', () => {
  it('are days of Qatar, three hours ahead of UTC', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'en')).toContain('21');
    expect(formatDateTime('2026-11-20T22:30:00Z', 'en')).toMatch(/1:30/);
    expect(formatDate('2026-11-20T21:00:00Z', 'ar')).toContain('٢١');
    expect(formatDate('2026-11-20T20:59:59Z', 'ar')).toContain('٢٠');
    expect(formatDateTime('2026-11-20T22:30:00Z', 'ar')).toMatch(/٢١.*١:٣٠/);
  });

  it('are written in Arabic on Arabic pages', () => {
    expect(formatDate('2026-11-20T10:00:00Z', 'ar')).toBe('٢٠ نوفمبر ٢٠٢٦');
  });

  it('are empty for what is no time', () => {
    expect(formatDate('soon', 'en')).toBe('');
    expect(formatDate(null, 'ar')).toBe('');
  });
});

it('formatNumber groups by thousands', () => {
  expect(formatNumber(20000, 'en')).toBe('20,000');
});
