/** Whether a listing is let or sold, and how that and its status hold together. For pages too: nothing of a server. */
import { ownValue } from '../platform/own-value.ts';
import type { PropertyStatus } from './property.ts';

export const deals = ['rent', 'sale'] as const;
export type Deal = (typeof deals)[number];

const words: Readonly<Record<string, Deal>> = {
  ...spelled(
    'rent',
    'rent rental lease let rented',
    'for rent',
    'to let',
    'for lease',
    'إيجار',
    'للإيجار',
    'ايجار',
    'للايجار',
  ),
  ...spelled('sale', 'sale sell buy sold purchase', 'for sale', 'بيع', 'للبيع', 'تمليك'),
};

function spelled(deal: Deal, single: string, ...others: string[]): Record<string, Deal> {
  return Object.fromEntries([...single.split(' '), ...others].map((word) => [word, deal]));
}

/** Whatever its capitals; null: the word says neither, it may name a kind. */
export function dealOfWord(word: string): Deal | null {
  const plain = word
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  return ownValue(words, plain) ?? null;
}

const ofStatus: Readonly<Record<PropertyStatus, Deal | null>> = {
  for_rent: 'rent',
  rented: 'rent',
  for_sale: 'sale',
  sold: 'sale',
  available: null,
};

/** Null: this status goes with either. */
export const dealOfStatus = (status: PropertyStatus): Deal | null => ofStatus[status];

const otherSide: Readonly<Record<PropertyStatus, PropertyStatus>> = {
  for_rent: 'for_sale',
  for_sale: 'for_rent',
  rented: 'sold',
  sold: 'rented',
  available: 'available',
};

/** The status that says the same under this deal; the database has it as `status_under`. */
export function statusUnder(status: PropertyStatus, deal: Deal): PropertyStatus {
  const said = ofStatus[status];
  return said === null || said === deal ? status : otherSide[status];
}

/** As the contract called it before deal and kind were two. */
export const typeOf = (deal: Deal): 'Rent' | 'Sell' => (deal === 'rent' ? 'Rent' : 'Sell');
