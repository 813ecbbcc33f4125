/** Their words stand in `kinds.ts`. */
export const chatKinds = [
  'apartment',
  'villa',
  'townhouse',
  'penthouse',
  'studio',
  'duplex',
  'office',
  'shop',
  'showroom',
  'warehouse',
  'land',
  'compound',
  'building',
  'labour-camp',
  'hotel-apartment',
  'room',
  'farm',
  'chalet',
  'hotel',
  'restaurant',
  'home',
  'commercial',
] as const;
export type ChatKind = (typeof chatKinds)[number];

export type Deal = 'rent' | 'sale';

/** Whole QAR, whole square metres, rooms as in an address: `2` or `4+`. */
export interface ChatFilters {
  deal?: Deal;
  kind?: ChatKind;
  /** A key of `search/places/place-names.ts`. */
  place?: string;
  bedrooms?: string;
  bathrooms?: string;
  minPrice?: number;
  maxPrice?: number;
  minArea?: number;
  maxArea?: number;
  sort?: 'price-low' | 'price-high';
}

/** The visitor's page keeps it after an answer, and sends it along. */
export interface ChatContext extends ChatFilters {
  /** Of three listings each. */
  page?: number;
  /** The lowest, for 'cheaper'. */
  shownPrice?: number;
  /** The smallest and the largest, for 'smaller' and 'bigger'. */
  shownMinArea?: number;
  shownMaxArea?: number;
}

/** A visitor may take it back: 'any price', 'في أي منطقة'. */
export const droppable = ['place', 'price', 'bedrooms', 'area', 'kind'] as const;
export type Droppable = (typeof droppable)[number];

const fieldsOf: Readonly<Record<Droppable, readonly (keyof ChatFilters)[]>> = {
  place: ['place'],
  price: ['minPrice', 'maxPrice', 'sort'],
  bedrooms: ['bedrooms', 'bathrooms'],
  area: ['minArea', 'maxArea'],
  kind: ['kind'],
};

export function without(filters: ChatFilters, dropped: readonly Droppable[]): ChatFilters {
  const fields = new Set<string>(dropped.flatMap((name) => fieldsOf[name]));
  return Object.fromEntries(Object.entries(filters).filter(([field]) => !fields.has(field)));
}

export function narrowing(filters: ChatFilters): Droppable[] {
  return droppable.filter((name) => fieldsOf[name].some((field) => field !== 'sort' && filters[field] !== undefined));
}

export function filtersOf({
  page: _p,
  shownPrice: _l,
  shownMinArea: _s,
  shownMaxArea: _b,
  ...rest
}: ChatContext): ChatFilters {
  return rest;
}

/** Another kind drops rooms, areas and prices; another deal prices; 'a property' all but the deal. */
export function continueFrom(before: ChatFilters, said: ChatFilters, anyKind: boolean): ChatFilters {
  let kept = before;
  if (anyKind) kept = before.deal === undefined ? {} : { deal: before.deal };
  else if (said.kind !== undefined && said.kind !== before.kind) kept = without(before, ['price', 'bedrooms', 'area']);
  if (said.deal !== undefined && said.deal !== before.deal) kept = without(kept, ['price']);
  if (said.minPrice !== undefined || said.maxPrice !== undefined) kept = without(kept, ['price']);
  if (said.minArea !== undefined || said.maxArea !== undefined) kept = without(kept, ['area']);
  return { ...kept, ...said };
}
