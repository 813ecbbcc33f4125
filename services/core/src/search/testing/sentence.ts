import type { Deal } from '../../listings/deal.ts';
import type { Kind } from '../../listings/kinds.ts';

/** What a sentence should become; what is absent does not filter. */
export interface Expected {
  deal?: Deal;
  kinds?: readonly Kind[];
  category?: string;
  /** `2`, `4+`. */
  bedrooms?: string;
  bathrooms?: string;
  /** QAR. */
  minPrice?: number;
  maxPrice?: number;
  /** Square metres. */
  minArea?: number;
  maxArea?: number;
  /** Keys of `place-names.ts`, of districts and streets. */
  places?: readonly string[];
  /** As `sentenceBuildings` has them. */
  buildings?: readonly string[];
  reference?: string;
  features?: readonly string[];
  furnishing?: string;
  fitOut?: string;
  sort?: string;
}

export interface Sentence {
  text: string;
  filters: Expected;
  /** What stays a search for words, folded; empty: nothing. */
  unused: string;
}

/** @param unused folded, in the order of the sentence */
export const sentence = (text: string, filters: Expected = {}, unused = ''): Sentence => ({ text, filters, unused });

/** What the listings of the corpus are said to hold. */
export const sentenceBuildings: readonly string[] = [
  'Tornado Tower',
  'Zig Zag Towers',
  'Al Mana Tower',
  'Palm Residences',
  'Beverly Hills Garden',
  'برج الشعلة',
];
export const sentenceWords: readonly string[] = [
  'tornado',
  'tower',
  'towers',
  'zig',
  'zag',
  'mana',
  'palm',
  'residences',
  'beverly',
  'hills',
  'garden',
  'شعله',
  'برج',
  'office',
  'villa',
  'apartment',
  'modern',
  'crystal',
  'kuwari',
  'حديثه',
  'فاخره',
];
