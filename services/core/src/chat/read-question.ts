import type { Kind } from '../listings/kinds.ts';
import { type ChatContext, type ChatFilters, continueFrom, type Droppable, filtersOf, without } from './filters.ts';
import type { Item } from '../search/sentence/items.ts';
import { areaForPeople } from '../search/sentence/people.ts';
import { type Quantities, quantitiesOf } from '../search/sentence/quantities.ts';
import { readItems } from './items.ts';
import { isChatKind } from './kinds.ts';
import type { Topic } from './phrases.ts';

export type Intent =
  | 'buy'
  | 'rent'
  | 'search'
  | 'price'
  | 'area'
  | 'bedrooms'
  | 'district'
  | 'agent'
  | 'hours'
  | 'contact'
  | 'services'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'unknown';

export interface Reading {
  intent: Intent;
  /** With what goes on. */
  filters: ChatFilters;
  /** In this message alone. */
  said: ChatFilters;
  topics: ReadonlySet<Topic>;
  /** From 1. */
  page: number;
  /** As written; unknown here. */
  unknownPlace: string | null;
  /** Perhaps an agent's name. */
  unknownWords: readonly string[];
}

/** @param context of the answer before */
export function readQuestion(message: string, context: ChatContext = {}): Reading {
  const items = readItems(message);
  const topics = new Set(items.flatMap((item) => (item.type === 'topic' ? [item.topic as Topic] : [])));
  const unknown = items.flatMap((item) => (item.type === 'unknown' && item.word.length > 1 ? [item] : []));
  const said = filtersSaid(items);
  const filters = follow(context, said, topics, items);
  const intent = intentOf({ items, topics, said, hasUnknown: unknown.length > 0, context, filters });
  const isListing = listingIntents.has(intent);
  const place = unknown.filter(({ isPlace }) => isPlace).map(({ raw }) => raw);
  return {
    intent,
    filters: isListing || intent === 'agent' ? filters : filtersOf(context),
    said,
    topics,
    page: isListing && wantsMore(topics, said) ? (context.page ?? 0) + 1 : 1,
    unknownPlace: isListing && said.place === undefined && place.length > 0 ? place.join(' ') : null,
    unknownWords: unknown.map(({ word }) => word),
  };
}

const listingIntents: ReadonlySet<Intent> = new Set(['buy', 'rent', 'search', 'price', 'area', 'bedrooms', 'district']);

function filtersSaid(items: readonly Item[]): ChatFilters {
  const { people, ...said }: Quantities & ChatFilters = quantitiesOf(items);
  for (const item of items) {
    if (item.type === 'deal') said.deal ??= item.deal;
    if (item.type === 'topic' && item.topic === 'rent-price') said.deal ??= 'rent';
    // 'a house or a villa' asks for the first; 'a residential apartment' for the second, the narrower
    if (item.type === 'kind' && isChatKind(item.kind) && (said.kind === undefined || isBroad(said.kind)))
      said.kind = item.kind;
    if (item.type === 'place' && (said.place === undefined || isCity(said.place))) said.place = item.key;
  }
  const kind = said.kind === undefined || isBroad(said.kind) ? null : (said.kind as Kind);
  const space = people === undefined ? null : areaForPeople(people, kind === null ? [] : [kind]);
  return space === null ? said : { minArea: space.area, ...said };
}

const isBroad = (kind: string): boolean => kind === 'home' || kind === 'commercial' || kind === 'building';
/** 'The Pearl, Doha' means The Pearl. */
const isCity = (place: string): boolean => place === 'doha' || place === 'lusail';

function follow(
  context: ChatContext,
  said: ChatFilters,
  topics: ReadonlySet<Topic>,
  items: readonly Item[],
): ChatFilters {
  const dropped = items.flatMap((item): Droppable[] => (item.type === 'dropped' ? [item.field as Droppable] : []));
  const anyKind = said.kind === undefined && items.some((item) => item.type === 'kind');
  const filters = without(continueFrom(filtersOf(context), said, anyKind), dropped);
  const newKind = said.kind !== undefined || anyKind;
  if (topics.has('cheap') || (topics.has('cheaper') && (newKind || context.shownPrice === undefined)))
    filters.sort = 'price-low';
  else if (topics.has('dear') || topics.has('dearer')) filters.sort = 'price-high';
  else if (topics.has('cheaper') && said.maxPrice === undefined) {
    filters.sort = 'price-low';
    delete filters.minPrice;
    filters.maxPrice = Math.max(0, context.shownPrice! - 1);
  }
  if (topics.has('bigger') && said.minArea === undefined && context.shownMaxArea !== undefined) {
    delete filters.maxArea;
    filters.minArea = context.shownMaxArea + 1;
  }
  if (topics.has('smaller') && said.maxArea === undefined && context.shownMinArea !== undefined) {
    delete filters.minArea;
    filters.maxArea = Math.max(0, context.shownMinArea - 1);
  }
  return filters;
}

interface Clues {
  items: readonly Item[];
  topics: ReadonlySet<Topic>;
  said: ChatFilters;
  hasUnknown: boolean;
  context: ChatContext;
  filters: ChatFilters;
}

function intentOf(clues: Clues): Intent {
  const { topics, said } = clues;
  const saidSomething = Object.keys(said).length > 0;
  if (topics.has('sell')) return 'services';
  if (topics.has('agent')) return 'agent';
  if (topics.has('hours') || topics.has('open-now')) return 'hours';
  if (topics.has('office-place')) return 'contact';
  if (topics.has('contact')) return 'contact';
  if (topics.has('finance')) return 'services';
  if (topics.has('services') && said.deal === undefined && said.kind === undefined) return 'services';
  if (isOffTopic(clues)) return 'unknown';
  const asksPrice = topics.has('price') || topics.has('rent-price');
  if (asksPrice && said.minPrice === undefined && said.maxPrice === undefined) return 'price';
  if (topics.has('districts') && said.place === undefined) return 'district';
  if (saidSomething || isFollowUp(clues)) return listingIntent(clues);
  if (topics.has('thanks') || topics.has('goodbye')) return 'thanks';
  if (topics.has('help')) return 'help';
  if (topics.has('greeting')) return 'greeting';
  if (topics.has('wish')) return 'search';
  return 'unknown';
}

function listingIntent({ said, filters }: Clues): Intent {
  const deal = said.deal ?? filters.deal;
  if (deal !== undefined) return deal === 'sale' ? 'buy' : 'rent';
  if (said.kind !== undefined) return 'search';
  if (said.bedrooms !== undefined || said.bathrooms !== undefined) return 'bedrooms';
  if (said.minArea !== undefined || said.maxArea !== undefined) return 'area';
  if (said.place !== undefined) return 'district';
  return 'search';
}

const followUps: readonly Topic[] = ['cheap', 'cheaper', 'dear', 'dearer', 'bigger', 'smaller', 'more'];

function isFollowUp({ topics, items }: Clues): boolean {
  return (
    followUps.some((topic) => topics.has(topic)) || items.some(({ type }) => type === 'dropped' || type === 'kind')
  );
}

function wantsMore(topics: ReadonlySet<Topic>, said: ChatFilters): boolean {
  return topics.has('more') && Object.keys(said).length === 0;
}

/** 'Rent a car', 'the weather in Doha'. */
function isOffTopic({ hasUnknown, items, said, topics }: Clues): boolean {
  if (!hasUnknown) return false;
  const named = Object.keys(said).filter((field) => field !== 'deal' && field !== 'place').length;
  if (named > 0 || items.some(({ type }) => type === 'kind' || type === 'dropped')) return false;
  if (said.deal !== undefined && said.place !== undefined) return isObjectUnknown(items);
  const namesPlace = items.some((item) => item.type === 'unknown' && item.isPlace);
  return !(namesPlace && said.deal !== undefined) && !topics.has('districts') && !topics.has('wish');
}

/** 'Rent a car', 'شراء سيارة'. */
function isObjectUnknown(items: readonly Item[]): boolean {
  const telling = items.filter(({ type }) => type !== 'silent');
  return telling.some((item, at) => item.type === 'deal' && telling[at + 1]?.type === 'unknown');
}
