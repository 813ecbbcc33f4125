import type { Phrase } from './types.ts';

export interface Traits {
  sale: boolean;
  /** of offices and shops */
  fitOut: 'shell' | 'cat-a' | 'fitted';
  furnished: boolean;
  view: 'sea' | 'city' | 'garden';
  bedrooms: number;
  /** studio, penthouse, shop, showroom and the like */
  subcategory: string;
  large: boolean;
}

export interface Sentence extends Phrase {
  when?: (traits: Traits) => boolean;
}

export interface KindText {
  titles: readonly Sentence[];
  /** In this order; a slot may have none that fits. */
  first: readonly (readonly Sentence[])[];
  second: readonly (readonly Sentence[])[];
}

export const rented = (traits: Traits): boolean => !traits.sale;
export const sold = (traits: Traits): boolean => traits.sale;
