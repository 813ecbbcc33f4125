/** Its filter words do not match its category ids one to one. */
export const categoryFilters = {
  'market-insights': [1, 3],
  'buying-guide': [4],
  'selling-tips': [5],
  investment: [2],
  'luxury-properties': [7],
  'legal-advice': [6],
} as const satisfies Record<string, readonly number[]>;

type CategoryFilter = keyof typeof categoryFilters;
export const categoryFilterNames = Object.keys(categoryFilters) as CategoryFilter[];
export const postSorts = ['newest', 'oldest', 'title'] as const;
type PostSort = (typeof postSorts)[number];

export interface PostFilters {
  search: string;
  category: CategoryFilter | 'all';
  sort: PostSort;
  page: number;
}

const longestSearch = 100;

/** What is wrong or missing becomes the default. */
export function parsePostFilters(query: URLSearchParams): PostFilters {
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    category: categoryFilterNames.find((name) => name === query.get('category')) ?? 'all',
    sort: postSorts.find((name) => name === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** With its question mark; empty without choices. */
export function postSearch({ search, category, sort, page }: PostFilters): string {
  const query = new URLSearchParams({
    ...(category === 'all' ? {} : { category }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(search === '' ? {} : { search }),
    ...(sort === 'newest' ? {} : { sort }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}
