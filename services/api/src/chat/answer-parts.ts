/** What the answers of the chat are made from. */
import type { ChatFilters } from '@manzil/core/chat/filters';
import type { Language } from '@manzil/core/platform/language';
import type { AgentRow } from '@manzil/core/team/store/agent-reader';
import type { PropertyFacets } from '@manzil/core/listings/store/facet-reader';
import type { PriceGroup } from '@manzil/core/listings/store/price-reader';
import type { PropertyPage } from '@manzil/core/listings/store/property-search';
import type { components } from '@manzil/contract/api';
import type { ChatWords } from './words.ts';

export type Reply = components['schemas']['ChatReply'];
export type Listing = components['schemas']['ChatListing'];
export type Link = components['schemas']['ChatLink'];
export type Agent = components['schemas']['ChatAgent'];

/** A reply without what is the same for all; what is left out is empty. */
export type Answer = Pick<Reply, 'message' | 'suggestions' | 'context'> &
  Partial<Pick<Reply, 'listings' | 'agents' | 'links'>>;

export interface SearchOptions {
  /** From 1. */
  page: number;
  limit: number;
  /** A place by a name that we do not know. */
  text?: string | null;
}

/** The site's data, asked in the chat's terms. */
export interface ChatSource {
  search(filters: ChatFilters, options: SearchOptions): Promise<PropertyPage>;
  count(filters: ChatFilters): Promise<number>;
  /** Of all listings, or of those that a filter leaves. */
  facets(filters?: ChatFilters): Promise<PropertyFacets>;
  prices(filters: ChatFilters, byKind: boolean): Promise<PriceGroup[]>;
  agents(): Promise<AgentRow[]>;
  /** Ids of those who look after the most listings. */
  listingAgents(filters: ChatFilters): Promise<number[]>;
}

export interface Asking {
  source: ChatSource;
  words: ChatWords;
  language: Language;
  now: Date;
}
