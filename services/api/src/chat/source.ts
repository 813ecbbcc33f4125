import type { ChatFilters } from '@manzil/core/chat/filters';
import { listAgents } from '@manzil/core/team/store/agent-reader';
import type { PropertyFacets } from '@manzil/core/listings/store/facet-reader';
import { readListingAgents } from '@manzil/core/listings/store/listing-agents-reader';
import { readPrices } from '@manzil/core/listings/store/price-reader';
import { type PropertyFilter, propertyFilter, propertySort, searchText } from '@manzil/core/listings/property-filter';
import { readOffice } from '@manzil/core/office/store/office-store';
import type { ApiDeps } from '../deps.ts';
import type { ChatSource } from './answer-parts.ts';
import { listQuery } from './listing-query.ts';

const maxAgents = 3;

/** Through the site's readers, so that chat and list agree. */
export function createChatSource({
  database,
  search,
  vocabulary,
  facets,
}: Pick<ApiDeps, 'database' | 'search' | 'vocabulary' | 'facets'>): ChatSource {
  async function filterOf(filters: ChatFilters, text: string | null = null): Promise<PropertyFilter> {
    const query = listQuery(filters, await facets.read(), text);
    if (query.city === undefined) return propertyFilter(query);
    return propertyFilter(query, searchText(query, await vocabulary.read()));
  }

  const source: ChatSource = {
    async search(filters, { page, limit, text = null }) {
      return search.search({ filter: await filterOf(filters, text), sort: propertySort(filters.sort), page, limit });
    },
    count: async (filters) => (await source.search(filters, { page: 1, limit: 1 })).pagination.total,
    facets: async (filters): Promise<PropertyFacets> =>
      filters === undefined ? facets.read() : facets.read(await filterOf(filters)),
    prices: async (filters, byKind) => readPrices(database.pool, await filterOf(filters), byKind),
    office: () => readOffice(database.pool),
    agents: () => listAgents(database.pool, { staff: false }),
    listingAgents: async (filters) => readListingAgents(database.pool, await filterOf(filters), maxAgents),
  };
  return source;
}
