import { describe, expect, it } from 'vitest';
import { bodyCheck } from '../http/validate.ts';
import type { ListingFields } from '../store/listings.ts';
import { demoListings } from './demo-listings.ts';
import { readDemoPictures } from './demo-pictures.ts';

const pictures = readDemoPictures();
const made = [...demoListings({ count: 300, pictures })];

describe('demo listings', () => {
  it('are the same every time, and the first ones the same however many follow', () => {
    expect([...demoListings({ count: 300, pictures })]).toEqual(made);
    expect([...demoListings({ count: 1_000, pictures })].slice(0, 300)).toEqual(made.slice(0, 300));
  });

  it('are listings by the contract, with their own reference each', () => {
    const check = bodyCheck('ListingWrite');
    for (const { fields } of made) expect(() => check({ ...fields, externalVersion: 1 })).not.toThrow();
    expect(new Set(made.map(({ reference }) => reference)).size).toBe(301);
    expect(made.filter(({ withheld }) => withheld)).toHaveLength(1);
  });

  it('have numeric and textual references, every kind, rents and sales', () => {
    const numeric = made.filter(({ reference }) => /^\d+$/.test(reference));
    expect(numeric.length).toBeGreaterThan(90);
    expect(numeric.length).toBeLessThan(210);
    const words = new Set(made.flatMap(({ fields }) => [fields.subcategory, fields.category, fields.transaction]));
    for (const word of ['office', 'shop', 'showroom', 'warehouse', 'apartment', 'studio', 'villa', 'Rent', 'Sell'])
      expect(words).toContain(word);
  });

  it('speak both languages without gaps, in words of their own', () => {
    for (const { fields } of made) {
      expect(`${fields.title}${fields.description ?? ''}`).not.toMatch(/[{}]|undefined|[\u0600-\u06FF]/);
      expect(fields.titleArabic).toMatch(/[\u0600-\u06FF]/);
      expect(fields.descriptionArabic).toMatch(/[\u0600-\u06FF]/);
      expect(`${fields.titleArabic ?? ''}${fields.descriptionArabic ?? ''}`).not.toMatch(/[{}]|undefined/);
    }
    expect(new Set(made.map(({ fields }) => fields.description)).size).toBeGreaterThan(290);
  });

  it('lie in Qatar and were entered before the demo begins', () => {
    for (const { fields, createdAt, modifiedAt } of made) {
      expect(fields.latitude).toBeGreaterThan(25);
      expect(fields.latitude).toBeLessThan(25.5);
      expect(fields.longitude).toBeGreaterThan(51.3);
      expect(fields.longitude).toBeLessThan(51.7);
      expect(createdAt <= modifiedAt && modifiedAt < '2026-11-20').toBe(true);
    }
  });

  it('say in figures what their text says, and nothing that their kind or deal does not have', () => {
    const saying = (words: RegExp) =>
      made.map(({ fields }) => fields).filter(({ description }) => words.test(description!));
    const values = <K extends keyof ListingFields>(words: RegExp, field: K) => [
      ...new Set(saying(words).map((fields) => fields[field])),
    ];
    expect(values(/excluding service charge/, 'serviceChargeTerms')).toEqual(['excluded']);
    expect(values(/includes service charge/, 'serviceChargeTerms')).toEqual(['included']);
    expect(values(/three months rent free/i, 'rentFreeMonths')).toEqual([3]);
    expect(values(/clear height is 8\smetres/, 'clearHeight')).toEqual([8]);
    const having = (field: keyof ListingFields, of: 'subcategory' | 'transaction') => [
      ...new Set(made.filter(({ fields }) => fields[field] !== null).map(({ fields }) => fields[of])),
    ];
    expect(having('clearHeight', 'subcategory')).toEqual(['warehouse']);
    expect(having('deposit', 'transaction')).toEqual(['Rent']);
    expect(having('chequesPerYear', 'transaction')).toEqual(['Rent']);
    const offices = made.filter(({ fields }) => fields.subcategory === 'office');
    expect(offices.every(({ fields }) => fields.fitOut !== null && fields.floor !== null)).toBe(true);
  });

  it('cost what such space costs', () => {
    for (const { fields } of made) {
      if (fields.price === null) continue;
      const perMetre = fields.price / fields.area!;
      const [low, high] = fields.transaction === 'Rent' ? ([20, 320] as const) : ([2_900, 19_000] as const);
      expect(perMetre).toBeGreaterThan(low);
      expect(perMetre).toBeLessThan(high);
    }
  });
});
