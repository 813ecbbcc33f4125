import { describe, expect, it } from 'vitest';
import { plainNumber } from '@manzil/core/platform/numerals';
import {
  emptyForm,
  isBetween,
  isPrice,
  isWhole,
  isWithin,
  parityOf,
  roomsFit,
  toBody,
  toPatch,
} from './form-values.ts';

const villa = { ...emptyForm, title: ' Villa ', price: '750000', address: 'Street 1', city: 'Doha' };

describe('what the form sends', () => {
  it('has whole numbers for rooms and area, or null when they are empty [A-211 A-284]', () => {
    expect(toBody({ ...villa, bedrooms: '4', bathrooms: '', area: ' 1,200 ' })).toMatchObject({
      bedrooms: 4,
      bathrooms: null,
      area: 1200,
    });
  });
  it('has the price as it was entered [A-285]', () => {
    expect([toBody(villa).price, toBody({ ...villa, price: '24500.5' }).price]).toEqual(['750000', '24500.5']);
  });
  it('takes numbers as people in Qatar write them', () => {
    expect(['٧٥٠٬٠٠٠', '750,000', '۱۲', '١٢٫٥'].map(plainNumber)).toEqual(['750000', '750000', '12', '12.5']);
  });
  it('has texts without blanks around them, and nothing for empty ones', () => {
    expect(toBody(villa)).toMatchObject({ title: 'Villa', titleAr: null, state: null, agentId: null, images: [] });
  });
  it('says what pictures show only where somebody said it', () => {
    const pictures = [
      { url: '/a', en: 'Pool', ar: '', rooms: null },
      { url: '/b', en: '', ar: ' ', rooms: null },
    ];
    expect(toBody({ ...villa, pictures })).toMatchObject({
      images: ['/a', '/b'],
      imageTexts: [{ url: '/a', en: 'Pool', ar: '' }],
    });
  });
  it('has floor plans apart, with named rooms and their sizes as people write them [M-1025]', () => {
    const hall = { nameEn: ' Hall ', nameAr: '', length: '٥٫٤', width: '4' };
    const pictures = [
      { url: '/a', en: '', ar: '', rooms: null },
      { url: '/p', en: '', ar: '', rooms: [hall, { nameEn: '', nameAr: ' ', length: '', width: '' }] },
    ];
    expect(toBody({ ...villa, pictures })).toMatchObject({
      images: ['/a'],
      plans: [{ url: '/p', rooms: [{ nameEn: 'Hall', nameAr: '', length: 5.4, width: 4 }] }],
    });
    expect(roomsFit(pictures)).toBe(true);
    for (const width of ['', '0', '-4', '1000.5', '4.123', 'four'])
      expect(roomsFit([{ ...pictures[1]!, rooms: [{ ...hall, width }] }])).toBe(false);
  });
  it('of a change is what changed', () => {
    expect(toPatch(villa, { ...villa, title: 'Villa', price: '750,000' })).toEqual({});
    expect(toPatch(villa, { ...villa, status: 'sold', features: ['Pool'] })).toEqual({
      status: 'sold',
      features: ['Pool'],
    });
  });
});

describe('what the form takes', () => {
  it.each(['0', '750000', '750,000.50', '9999999999.99'])('%s is a price [A-210]', (text) => {
    expect(isPrice(text)).toBe(true);
  });
  it.each(['', '-1', 'ten', '1.234', '12345678901', '1e5'])('%j is none [A-210 A-285]', (text) => {
    expect(isPrice(text)).toBe(false);
  });
  it.each([
    ['', true],
    ['12', true],
    ['١٢', true],
    ['1.5', false],
    ['-1', false],
    ['two', false],
  ])('%j as rooms or area: %s [A-284]', (text, fits) => {
    expect(isWhole(text) && isBetween(text, 0, 100)).toBe(fits);
  });
  it.each([
    ['', true],
    ['25.28', true],
    ['-90', true],
    ['90', true],
    ['90.0001', false],
    ['-90.0001', false],
    ['north', false],
  ])('%j as latitude: %s', (text, fits) => {
    expect(isWithin(text, 90)).toBe(fits);
  });
});

it.each([
  ['', '', 'none'],
  ['Villa', '', 'onlyEnglish'],
  ['', 'فيلا', 'onlyArabic'],
  ['Villa', 'فيلا', 'both'],
  ['A long text. '.repeat(20), 'قصير', 'uneven'],
])('parity of %j and %j is %s', (english, arabic, parity) => {
  expect(parityOf(english, arabic)).toBe(parity);
});
