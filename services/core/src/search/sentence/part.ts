import type { Deal } from '../../listings/deal.ts';
import type { Kind } from '../../listings/kinds.ts';
import type { Feature, FitOut, Furnishing } from './features.ts';
import type { Space } from './people.ts';
import type { Quantities } from './quantities.ts';
import type { SentenceSort } from './sorts.ts';
import type { Span } from './tokens.ts';

/** What a part of a sentence is about. */
export const things = [
  'deal',
  'kind',
  'category',
  'bedrooms',
  'bathrooms',
  'price',
  'area',
  'people',
  'place',
  'street',
  'building',
  'reference',
  'feature',
  'furnishing',
  'fitOut',
  'sort',
] as const;
export type Thing = (typeof things)[number];

export interface PartFilter extends Quantities {
  deal?: Deal;
  kind?: Kind;
  category?: string;
  /** A key of `place-names.ts`. */
  place?: string;
  /** As a listing has it. */
  building?: string;
  reference?: string;
  feature?: Feature;
  furnishing?: Furnishing;
  fitOut?: FitOut;
  sort?: SentenceSort;
}

/** Understood, not yet weighed against the others. */
export interface Wanted extends Span {
  thing: Thing;
  filter: PartFilter;
  /** Of people: what their area is for. */
  space?: Space;
  /** 'Lusail or West Bay': it does for the one before. */
  isEither?: boolean;
}

export interface Part extends Wanted {
  /** The same in each reading of the sentence: `price`, `feature.pool`. */
  id: string;
  /** As written. */
  words: string;
}
