import type { components } from '@manzil/contract/api';

/** What the last answer sought and showed: the page sends it along. */
export type ChatContext = components['schemas']['ChatContext'];
/** Whole QAR and square metres, rooms `2` or `4+`, `place` a key of `place-names.ts`. */
export type ChatFilters = Omit<ChatContext, 'page' | 'shownPrice' | 'shownMinArea' | 'shownMaxArea'>;
export type Deal = NonNullable<ChatContext['deal']>;
/** In words: `kinds.ts`. */
export type ChatKind = NonNullable<ChatContext['kind']>;

/** Taken back by 'any price', 'في أي منطقة'. */
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

/** Another kind drops rooms, areas, prices; another deal prices; 'a property' all but the deal. */
export function continueFrom(before: ChatFilters, said: ChatFilters, anyKind: boolean): ChatFilters {
  let kept = before;
  if (anyKind) kept = before.deal === undefined ? {} : { deal: before.deal };
  else if (said.kind !== undefined && said.kind !== before.kind) kept = without(before, ['price', 'bedrooms', 'area']);
  if (said.deal !== undefined && said.deal !== before.deal) kept = without(kept, ['price']);
  if (said.minPrice !== undefined || said.maxPrice !== undefined) kept = without(kept, ['price']);
  if (said.minArea !== undefined || said.maxArea !== undefined) kept = without(kept, ['area']);
  return { ...kept, ...said };
}
