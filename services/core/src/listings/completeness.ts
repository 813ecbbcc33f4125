/**
 * How complete a listing is, from 0 to 100, and what it lacks. The database has the score as the generated column
 * `completeness`, which a test holds to this table: a change here needs a migration. For pages too: nothing of a server.
 */
import { classOf } from './fact-kinds.ts';
import type { KindClass } from './field.ts';
import type { FactField } from './facts.ts';
import type { ListingValues } from './fields.ts';
import { kindOfWord } from './kinds.ts';

/** As many as a visitor needs to see every part of a home or an office once. */
export const fewestPictures = 5;

/** Points of what every listing has; with those of its kind they are 100. */
const basics = {
  // half of the visitors read Arabic
  titleAr: 10,
  description: 10,
  descriptionAr: 10,
  // nobody enquires about what cannot be seen
  images: 15,
  // asked first; without it no filter by price finds the listing
  price: 15,
  // asked second, and price per area rests on it
  area: 10,
  // without it the map and what is near do not have it
  position: 10,
} as const;

type FactOfKind = Extract<FactField, string> | 'bedrooms' | 'bathrooms';
type Four = readonly [FactOfKind, FactOfKind, FactOfKind, FactOfKind];

/** What is asked before a viewing: four of each kind, so that no kind reaches 100 more easily than another. */
const factsOfClass = {
  flat: ['bedrooms', 'bathrooms', 'furnishing', 'floor'],
  house: ['bedrooms', 'bathrooms', 'furnishing', 'parkingBays'],
  work: ['fitOut', 'serviceCharge', 'parkingBays', 'availableFrom'],
  store: ['clearHeight', 'loadingDoors', 'power', 'availableFrom'],
  whole: ['yearBuilt', 'parkingBays', 'plotArea', 'licensedUse'],
  ground: ['licensedUse', 'zoneNumber', 'streetNumber', 'availableFrom'],
} as const satisfies Record<KindClass, Four>;
const pointsOfFact = 5;
/** Of a kind that nobody has said its facts cannot be asked for. */
const pointsOfKind = 4 * pointsOfFact;

/** `position` stands for both degrees, `subcategory` for the kind; others are fields. */
export type MissingPart = keyof typeof basics | 'subcategory' | (typeof factsOfClass)[KindClass][number];

export interface Completeness {
  /** 0 to 100. */
  score: number;
  /** In the order of the form. */
  missing: MissingPart[];
}

type Said = { [K in keyof ListingValues]?: ListingValues[K] | null | undefined };

/** Of a listing as it is or would be; a field left out is not said. Price 0 is a price on request. */
export function completenessOf(listing: Said): Completeness {
  const kind = kindOfWord(listing.subcategory ?? '');
  const facts = kind === null ? [] : factsOfClass[classOf[kind]];
  const wanted: [MissingPart, number][] = [
    ...(Object.entries(basics) as [keyof typeof basics, number][]),
    ...(kind === null ? [['subcategory', pointsOfKind] as [MissingPart, number]] : []),
    ...facts.map((fact): [MissingPart, number] => [fact, pointsOfFact]),
  ];
  const lacking = wanted.filter(([part]) => !has(listing, part));
  return {
    score: lacking.reduce((score, [, points]) => score - points, 100),
    missing: lacking.map(([part]) => part),
  };
}

function has(listing: Said, part: MissingPart): boolean {
  switch (part) {
    case 'images':
      return (listing.images?.length ?? 0) >= fewestPictures;
    case 'price':
      return Number(listing.price ?? 0) > 0;
    case 'area':
      return (listing.area ?? 0) > 0;
    case 'position':
      return listing.latitude != null && listing.longitude != null;
    case 'subcategory':
      return false;
    case 'serviceCharge':
      return listing.serviceCharge != null || listing.serviceChargeTerms === 'included';
    case 'titleAr':
    case 'description':
    case 'descriptionAr':
      return (listing[part] ?? '').trim() !== '';
    default:
      return listing[part] != null;
  }
}

/** Whether that suffices for publishing. @param minimum null: the office has set none */
export const isEnough = ({ score }: Completeness, minimum: number | null): boolean =>
  minimum === null || score >= minimum;

/** The field of the form or of a request that a missing part is mended in. */
export const fieldOfPart = (part: MissingPart): keyof ListingValues => (part === 'position' ? 'latitude' : part);
