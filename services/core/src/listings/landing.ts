/** Pages that search engines may keep: a deal, a kind and a place. */
import { ownValue } from '../platform/own-value.ts';
import type { Deal } from './deal.ts';
import { kindPlurals } from './kind-plurals.ts';
import { kindNames, type Kind } from './kinds.ts';

export interface LandingTopic {
  deal: Deal;
  kind: Kind;
  /** A key of `place-names.ts`. */
  place: string;
}

/** So many stand on such a page at least. */
export const fewestListings = 3;

const slugOf = (place: string): string => place.replaceAll(' ', '-');
const kindBySlug = Object.fromEntries(kindNames.map((kind) => [kindPlurals[kind].slug, kind]));

/** Without the prefix of a language: `/properties/for-rent/offices/lusail`. */
export const landingPath = ({ deal, kind, place }: LandingTopic): string =>
  `/properties/for-${deal}/${kindPlurals[kind].slug}/${slugOf(place)}`;

/** Null: no such deal or kind. The place may have no listing, or not exist. */
export function landingTopic(deal: string, kind: string, place: string): LandingTopic | null {
  const found = ownValue(kindBySlug, kind);
  if (found === undefined || (deal !== 'for-rent' && deal !== 'for-sale')) return null;
  return { deal: deal === 'for-rent' ? 'rent' : 'sale', kind: found, place: place.replaceAll('-', ' ') };
}
