import type { Fault } from '../fault.ts';

/** Search: reading what was typed, filters, order, pages, totals. */
export const searchFaults: readonly Fault[] = [
  {
    id: 'search-01',
    kind: 'combination',
    past: '1fec8f2',
    harm: 'The name of a listing that was added today is taken for a typing error and another word is searched for.',
    edits: [
      {
        file: 'services/core/src/search/store/search-vocabulary.ts',
        find: 'if (kept?.version === version) return kept.vocabulary;',
        put: 'if (kept !== null) return kept.vocabulary;',
      },
    ],
  },
  {
    id: 'search-02',
    kind: 'edge',
    harm: 'Who types a street number with the digits of a Persian keyboard finds nothing.',
    edits: [
      {
        file: 'services/core/src/search/fold.ts',
        find: 'const digits = [easternDigits, latinForEastern] as const;',
        put: "const digits = ['٠١٢٣٤٥٦٧٨٩', '0123456789'] as const;",
      },
    ],
  },
  {
    id: 'search-03',
    kind: 'edge',
    harm: 'A name of eight letters with two typing errors is no longer put right.',
    edits: [
      {
        file: 'services/core/src/search/spelling.ts',
        find: 'return word.length < 8 ? 1 : 2;',
        put: 'return word.length <= 8 ? 1 : 2;',
      },
    ],
  },
  {
    id: 'search-04',
    kind: 'combination',
    harm: 'Who chose listings for sale and types "villa for rent" into the place finds nothing at all.',
    edits: [
      {
        file: 'services/core/src/listings/property-filter.ts',
        find: 'deal: type === null && known === null ? text.deal : deal,',
        put: 'deal: deal ?? text.deal,',
      },
    ],
  },
  {
    id: 'search-05',
    kind: 'edge',
    harm: 'Who asks for four bedrooms or more does not see the homes that have exactly four.',
    edits: [
      {
        file: 'services/core/src/listings/store/property-where.ts',
        find: "orMore ? '>=' : '=', sql<number>",
        put: "orMore ? '>' : '=', sql<number>",
      },
    ],
  },
  {
    id: 'search-06',
    kind: 'edge',
    harm: 'When the results fill their pages exactly, one more page is offered, and it is empty.',
    edits: [
      {
        file: 'services/core/src/data/pagination.ts',
        find: 'const totalPages = Math.ceil(total / limit);',
        put: 'const totalPages = Math.floor(total / limit) + 1;',
      },
    ],
  },
  {
    id: 'search-07',
    kind: 'combination',
    harm: 'A search for a place without results no longer offers the districts nearby that have what was searched for.',
    edits: [
      {
        file: 'services/core/src/listings/store/facet-reader.ts',
        find: '{ ...filter, terms: [] }),',
        put: 'filter),',
      },
    ],
  },
  {
    id: 'search-08',
    kind: 'combination',
    harm: 'For some seconds after a listing was taken off, the list still counts it among its results.',
    edits: [
      {
        file: 'services/core/src/data/version-cache.ts',
        find: 'return found?.version === version ? found.value : undefined;',
        put: 'return found !== undefined && found.version <= version ? found.value : undefined;',
      },
    ],
  },
  {
    id: 'search-09',
    kind: 'combination',
    harm: 'Who changes the order on the third page sees the third page of the new order, and misses the cheapest listings.',
    edits: [
      {
        file: 'web/src/site/search/sort-select.tsx',
        find: 'changeFilters(filters, { sort })',
        put: 'changeFilters(filters, { sort, page: filters.page })',
      },
    ],
  },
  {
    id: 'search-10',
    kind: 'combination',
    past: '5b326bf',
    harm: 'The category that was chosen vanishes from its own list when the other filters leave none of it.',
    edits: [
      {
        file: 'services/core/src/listings/store/facet-reader.ts',
        find: 'categories: withChosen(categories, filter.category),',
        put: 'categories,',
      },
    ],
  },
  {
    id: 'search-11',
    kind: 'edge',
    past: '5b326bf',
    harm: 'On a page after the last one the visitor reads that nothing was found, although there are listings on the pages before.',
    edits: [
      {
        file: 'web/src/app/components/property-results.tsx',
        find: '<NoResults filters={filters} total={data.pagination.total} />',
        put: '<NoResults filters={filters} />',
      },
    ],
  },
  {
    id: 'search-12',
    kind: 'edge',
    harm: 'A listing that costs exactly the bound between two price ranges stands in both of them in the list of staff.',
    edits: [
      {
        file: 'services/core/src/listings/store/admin-property-where.ts',
        find: "listed(whole, '>',",
        put: "listed(whole, '>=',",
      },
    ],
  },
];
