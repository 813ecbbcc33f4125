import type { ChatFilters } from '@manzil/core/chat/filters';
import type { Office } from '@manzil/core/office/office';
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

export type Answer = Pick<Reply, 'message' | 'suggestions' | 'context'> &
  Partial<Pick<Reply, 'listings' | 'agents' | 'links'>>;

export interface SearchOptions {
  /** from 1 */
  page: number;
  limit: number;
  /** No gazetteer knows it. */
  text?: string | null;
}

export interface ChatSource {
  search(filters: ChatFilters, options: SearchOptions): Promise<PropertyPage>;
  count(filters: ChatFilters): Promise<number>;
  facets(filters?: ChatFilters): Promise<PropertyFacets>;
  prices(filters: ChatFilters, byKind: boolean): Promise<PriceGroup[]>;
  agents(): Promise<AgentRow[]>;
  office(): Promise<Office>;
  /** The busiest first. */
  listingAgents(filters: ChatFilters): Promise<number[]>;
}

export interface Asking {
  source: ChatSource;
  words: ChatWords;
  office: Office;
  language: Language;
  now: Date;
}
