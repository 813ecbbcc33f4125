import { expect, it } from 'vitest';
import { completenessOf, fewestPictures, fieldOfPart, isEnough } from './completeness.ts';
import { classOf } from './fact-kinds.ts';
import { facts } from './facts.ts';
import { hasFact } from './fact-kinds.ts';
import { kindNames, wordOfKind } from './kinds.ts';

const pictures = Array.from({ length: fewestPictures }, (_, n) => `/media/${String(n)}`);
const full = {
  titleAr: 'مكتب',
  description: 'An office.',
  descriptionAr: 'مكتب.',
  images: pictures,
  price: '15500.00',
  area: 180,
  latitude: 25.4,
  longitude: 51.5,
};
const office = { ...full, subcategory: 'Office Space', fitOut: 'fitted', parkingBays: 4 } as const;
const offered = { ...office, serviceChargeTerms: 'included', availableFrom: '2027-01-31' } as const;

it('what a listing lacks is named, and costs its points [M-980]', () => {
  expect(completenessOf(offered)).toEqual({ score: 100, missing: [] });
  expect(completenessOf({ ...offered, titleAr: ' ', images: pictures.slice(1), price: '0.00' })).toEqual({
    score: 60,
    missing: ['titleAr', 'images', 'price'],
  });
  expect(completenessOf({})).toEqual({
    score: 0,
    missing: ['titleAr', 'description', 'descriptionAr', 'images', 'price', 'area', 'position', 'subcategory'],
  });
});

it('a service charge is an amount, or part of the rent; that it comes on top says no amount [M-980]', () => {
  expect(completenessOf({ ...office, availableFrom: '2027-01-31', serviceChargeTerms: 'excluded' }).missing).toEqual([
    'serviceCharge',
  ]);
  expect(completenessOf({ ...office, availableFrom: '2027-01-31', serviceCharge: '25.00' }).missing).toEqual([]);
});

it('no half of a position, and none on the equator is no position [M-980]', () => {
  expect(completenessOf({ ...offered, longitude: null }).missing).toEqual(['position']);
  expect(completenessOf({ ...offered, latitude: 0, longitude: 0 }).missing).toEqual([]);
});

it.each(kindNames)('of a %s only facts are asked that it has, worth twenty points [M-980]', (kind) => {
  const { score, missing } = completenessOf({ ...full, subcategory: wordOfKind(kind) });
  expect([score, missing.length, classOf[kind]]).toEqual([80, 4, classOf[kind]]);
  expect(missing.map((part) => fieldOfPart(part))).toEqual(missing);
  const strange = missing.filter((part) => {
    const place = facts.find(({ field }) => field === part)?.place;
    if (place === undefined) return !['bedrooms', 'bathrooms'].includes(part);
    return (['rent', 'sale'] as const).some((deal) => !hasFact(place, kind, deal));
  });
  expect(strange).toEqual([]);
});

it('zero rooms are rooms that are known [M-980]', () => {
  const studio = {
    ...full,
    subcategory: 'studio',
    bedrooms: 0,
    bathrooms: 1,
    furnishing: 'furnished',
    floor: 0,
  } as const;
  expect(completenessOf(studio).score).toBe(100);
});

it('without a minimum everything is enough [M-981]', () => {
  const found = { score: 60, missing: [] };
  expect([null, 60, 61].map((minimum) => isEnough(found, minimum))).toEqual([true, true, false]);
});
