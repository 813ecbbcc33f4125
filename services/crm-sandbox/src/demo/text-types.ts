import type { Phrase } from './types.ts';

/** What decides whether a sentence fits a listing. */
export interface Traits {
  sale: boolean;
  /** Offices, shops: how far the space is finished. */
  fitOut: 'shell' | 'cat-a' | 'fitted';
  furnished: boolean;
  view: 'sea' | 'city' | 'garden';
  bedrooms: number;
  /** Studio, penthouse, shop, showroom and the like. */
  subcategory: string;
  large: boolean;
}

export interface Sentence extends Phrase {
  when?: (traits: Traits) => boolean;
}

export interface KindText {
  titles: readonly Sentence[];
  /** One sentence of each slot, in this order; a slot without a sentence that fits is left out. */
  first: readonly (readonly Sentence[])[];
  second: readonly (readonly Sentence[])[];
}

export const rented = (traits: Traits): boolean => !traits.sale;
export const sold = (traits: Traits): boolean => traits.sale;
