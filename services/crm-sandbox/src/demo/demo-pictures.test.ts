import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoListings } from './demo-listings.ts';
import { demoPicturesFolder, readDemoPictures } from './demo-pictures.ts';

interface Described {
  file: string;
  kind: string;
  alt: { en: string; ar: string };
}

const pictures = JSON.parse(readFileSync(path.join(demoPicturesFolder, 'pictures.json'), 'utf8')) as Described[];
const made = [...demoListings({ count: 300, pictures: readDemoPictures() })];
const listings = made.map(({ fields }) => fields);
const kindOf = new Map(pictures.map(({ file, kind }) => [`/v1/pictures/${file}`, kind]));

describe('the picture set', () => {
  it('names every file of the folder once, and only those', () => {
    const files = readdirSync(demoPicturesFolder).filter((name) => name.endsWith('.jpg'));
    expect(pictures.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  });

  it('weighs at most 25 MB, far below the 70 that it may, and has twelve portraits', () => {
    expect(pictures.filter(({ kind }) => kind === 'portrait')).toHaveLength(12);
    const bytes = pictures.reduce((sum, { file }) => sum + statSync(path.join(demoPicturesFolder, file)).size, 0);
    expect(bytes).toBeLessThan(25_000_000);
  });

  it('has a text of its own in each language for every picture', () => {
    for (const { alt } of pictures) {
      expect(alt.en).toMatch(/^[A-Z][^\u0600-\u06FF]{15,140}[^.\s]$/);
      expect(alt.ar).toMatch(/^[\u0600-\u06FF][^A-Za-z]{12,140}[^.\s]$/);
    }
    for (const language of ['en', 'ar'] as const)
      expect(new Set(pictures.map(({ alt }) => alt[language])).size).toBe(pictures.length);
  });
});

describe('the pictures of a listing', () => {
  it('are three to six different ones, then a floor plan', () => {
    for (const { pictures: shown } of listings) {
      expect(new Set(shown).size).toBe(shown!.length);
      expect(shown!.length).toBeGreaterThanOrEqual(3 + 1);
      expect(shown!.length).toBeLessThanOrEqual(6 + 1);
      const plans = shown!.map((picture) => kindOf.get(picture)!.startsWith('plan-'));
      expect(plans.indexOf(true)).toBe(shown!.length - 1);
    }
  });

  it('never begin as those of the neighbour do, and seldom where one sort of space is looked for', () => {
    const shown = made.filter(({ withheld }) => !withheld);
    const repeatsIn = (listed: typeof shown) =>
      [
        listed.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
        listed.toSorted((a, b) => (a.fields.price ?? Infinity) - (b.fields.price ?? Infinity)),
      ]
        .map((order) => order.map(({ fields }) => fields.pictures![0]))
        .map((openings) => openings.filter((opening, i) => opening === openings[i + 1]).length);
    expect(repeatsIn(shown)).toEqual([0, 0]);
    for (const listed of Map.groupBy(shown, ({ fields }) => fields.subcategory).values())
      for (const repeats of repeatsIn(listed)) expect(repeats).toBeLessThanOrEqual(Math.ceil(listed.length / 6));
  });

  it('fit what it is', () => {
    const words: Readonly<Record<string, RegExp>> = {
      office: /^(office|skyline|plan-office)-/,
      shop: /^(retail|skyline|plan-shop)/,
      showroom: /^(retail|skyline|plan-showroom)/,
      warehouse: /^(warehouse-|plan-warehouse)/,
      studio: /^(apartment|bathroom|skyline|plan-studio)/,
      apartment: /^(apartment|bathroom|skyline|plan-(one-bedroom|two-bedrooms|three-bedrooms))/,
      penthouse: /^(apartment|bathroom|skyline|plan-(three|four)-bedrooms)/,
      villa: /^(villa|bathroom|plan-villa)/,
      townhouse: /^(villa|townhouse|bathroom|plan-villa)/,
    };
    for (const { subcategory, pictures: shown } of listings)
      for (const picture of shown!) expect(kindOf.get(picture)).toMatch(words[subcategory!]!);
  });

  it('have a floor plan with as many bedrooms as are offered, and its rooms in both languages [M-1023]', () => {
    for (const { pictures: shown, floorPlans, area } of listings) {
      expect(floorPlans).toEqual([{ picture: shown!.at(-1), rooms: expect.any(Array) }]);
      const [plan] = floorPlans!;
      expect(plan!.rooms.length).toBeGreaterThan(1);
      expect(plan!.rooms.reduce((sum, { length, width }) => sum + length * width, 0)).toBeLessThan(area!);
      for (const { name, nameArabic, length, width } of plan!.rooms) {
        expect(name).toMatch(/^[A-Z][^\u0600-\u06FF]{2,59}$/);
        expect(nameArabic).toMatch(/^[\u0600-\u06FF ]{3,60}$/);
        expect(length).toBeGreaterThanOrEqual(width);
      }
    }
    const words = ['', 'one-bedroom', 'two-bedrooms', 'three-bedrooms', 'four-bedrooms'];
    const flats = listings.filter(({ subcategory }) => subcategory === 'apartment' || subcategory === 'penthouse');
    expect(flats.length).toBeGreaterThan(20);
    for (const { bedrooms, floorPlans } of flats)
      expect(floorPlans![0]!.picture).toBe(`/v1/pictures/plan-${words[bedrooms!]!}.jpg`);
  });
});
