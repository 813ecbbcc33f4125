import {
  type ChatContext,
  type ChatFilters,
  type ChatKind,
  type Droppable,
  filtersOf,
  narrowing,
  without,
} from '@manzil/core/chat/filters';
import { typeOf } from '@manzil/core/listings/deal';
import { kindWords } from '@manzil/core/chat/kinds';
import type { Reading } from '@manzil/core/chat/read-question';
import { placeKey } from '@manzil/core/search/lexicon';
import type { Facet } from '@manzil/core/listings/store/facet-reader';
import type { PropertyPage } from '@manzil/core/listings/store/property-search';
import type { PropertyRow } from '@manzil/core/listings/store/property-row';
import { placeLabel, subTypeLabel } from '../listings/labels.ts';
import type { Answer, Asking, Listing } from './answer-parts.ts';
import { handoverLinks } from './handover.ts';
import { listAddress, listQuery } from './listing-query.ts';
import type { Named } from './words.ts';

export const shownListings = 3;
const maxNamed = 4;

/** Three, or the next three; or what there would be instead. */
export async function answerListings(asking: Asking, reading: Reading): Promise<Answer> {
  const { words, source } = asking;
  const { filters, page } = reading;
  if (narrowing(filters).length === 0 && filters.deal === undefined && filters.sort === undefined)
    return askWhat(asking, reading);
  const place = await readPlace(asking, reading);
  const found = await source.search(filters, { page, limit: shownListings, text: place.text });
  const total = found.pagination.total;
  if (total === 0 && startsAnew(reading)) return answerListings(asking, { ...reading, filters: reading.said, page: 1 });
  if (total === 0) return answerNone(asking, filters, place.note);
  const lines =
    page === 1
      ? [place.note, words.found(total, filters), ...(await overview(asking, filters, total)), wish(asking, reading)]
      : [nextLine(asking, found, total)];
  return {
    message: joined(lines),
    suggestions: await suggestions(asking, filters, found),
    listings: found.properties.map((row) => presentListing(row, asking)),
    links: [{ kind: 'list', href: listAddress(listQuery(filters, await source.facets(), place.text)) }],
    context: contextOf(filters, page, found.properties),
  };
}

/** What does not fit what was said before is read by itself. */
export function startsAnew({ filters, said }: Reading): boolean {
  return said.kind !== undefined && Object.keys(filters).length > Object.keys(said).length;
}

function contextOf(filters: ChatFilters, page: number, rows: readonly PropertyRow[]): ChatContext {
  const prices = rows.map(({ price }) => Math.floor(Number(price))).filter((price) => price > 0);
  const areas = rows.map(({ area }) => area ?? 0).filter((area) => area > 0);
  return {
    ...filters,
    page: Math.min(page, 1_000),
    ...(prices.length === 0 ? {} : { shownPrice: Math.min(...prices) }),
    ...(areas.length === 0 ? {} : { shownMinArea: Math.min(...areas), shownMaxArea: Math.max(...areas) }),
  };
}

/** May be a building or a street of a listing. */
async function readPlace({ words, source }: Asking, { filters, unknownPlace }: Reading) {
  if (unknownPlace === null) return { text: null, note: null };
  const { pagination } = await source.search(filters, { page: 1, limit: 1, text: unknownPlace });
  return pagination.total > 0
    ? { text: unknownPlace, note: null }
    : { text: null, note: words.unknownPlace(unknownPlace) };
}

function askWhat({ words }: Asking, { filters, topics }: Reading): Answer {
  const { suggest } = words;
  return {
    message: joined([topics.has('wish') ? words.wishes : null, words.askWhat]),
    suggestions: [
      suggest.kind('apartment', 'rent'),
      suggest.kind('office', 'rent'),
      suggest.kind('villa', 'sale'),
      suggest.agent,
    ],
    context: filters,
  };
}

function wish({ words }: Asking, { topics }: Reading): string | null {
  return topics.has('wish') ? words.wishes : null;
}

function nextLine({ words }: Asking, { properties, pagination }: PropertyPage, total: number): string {
  if (properties.length === 0) return words.noMore;
  const from = (pagination.page - 1) * shownListings + 1;
  return words.more(total, from, from + properties.length - 1);
}

async function overview({ words, source, language }: Asking, filters: ChatFilters, total: number): Promise<string[]> {
  if (total <= shownListings) return [];
  const lines: string[] = [];
  if (filters.deal === undefined) {
    const [rent, sale] = await Promise.all([
      source.count({ ...filters, deal: 'rent' }),
      source.count({ ...filters, deal: 'sale' }),
    ]);
    if (rent > 0 && sale > 0) lines.push(words.byDeal(rent, sale));
  }
  if (filters.kind === undefined) {
    const { subCategories } = await source.facets(filters);
    const kinds = subCategories.slice(0, maxNamed).map((facet) => namedKind(facet, language, words.kindName));
    if (kinds.length > 1) lines.push(words.kinds(kinds));
  } else if (filters.deal !== undefined && filters.sort === undefined) {
    const [group] = await source.prices(filters, false);
    if (group !== undefined) lines.push(words.range(filters.deal, group.min, group.max));
  }
  return lines;
}

export function namedKind(
  { value, count }: Facet,
  language: Asking['language'],
  kindName: (kind: ChatKind) => string,
): Named {
  const kind = kindOf(value);
  return { name: kind === null ? subTypeLabel(value, language) : kindName(kind), count };
}

/** Null: only a part of a kind. */
export function kindOf(subType: string): ChatKind | null {
  const found = Object.entries(kindWords).find(([, { subTypes }]) => subTypes[0] === subType);
  return found === undefined ? null : (found[0] as ChatKind);
}

async function answerNone(asking: Asking, filters: ChatFilters, note: string | null): Promise<Answer> {
  const { words, source } = asking;
  const fields = narrowing(filters).filter((field) => field !== 'kind');
  const counts = await Promise.all(
    fields.map(async (field) => ({ field, total: await source.count(without(filters, [field])) })),
  );
  const better = counts.filter(({ total }) => total > 0);
  return {
    message: joined([
      note,
      words.none(filters),
      ...better.map(({ field, total }) => words.instead(field, total, filters)),
      better.length === 0 ? words.handover : null,
    ]),
    suggestions: [
      ...better.map(({ field }: { field: Droppable }) => words.suggest.without[field]),
      words.suggest.agent,
    ].slice(0, 4),
    links: better.length === 0 ? handoverLinks(asking, filters) : [],
    context: filtersOf(filters),
  };
}

async function suggestions(asking: Asking, filters: ChatFilters, found: PropertyPage): Promise<string[]> {
  const { words, source, language } = asking;
  const { suggest } = words;
  const { total, hasNext } = found.pagination;
  if (total <= shownListings)
    return [
      ...narrowing(filters)
        .slice(0, 2)
        .map((field) => suggest.without[field]),
      suggest.agent,
    ];
  const chips: string[] = [];
  if (filters.deal === undefined) chips.push(suggest.forDeal.rent, suggest.forDeal.sale);
  if (filters.place === undefined) {
    const { places } = await source.facets(filters);
    const districts = places.filter(({ value }) => placeKey(value) !== null && value !== 'Doha');
    chips.push(...districts.slice(0, 2).map(({ value }) => suggest.inPlace(placeLabel(value, language))));
  }
  if (filters.bedrooms === undefined && (filters.kind === 'apartment' || filters.kind === 'villa'))
    chips.push(suggest.bedrooms(filters.kind === 'villa' ? 4 : 2));
  chips.push(...(filters.sort === 'price-low' ? [] : [suggest.cheaper]), suggest.cost, suggest.bigger);
  return [...chips.slice(0, hasNext ? 3 : 4), ...(hasNext ? [suggest.more] : [])];
}

function presentListing(row: PropertyRow, { language }: Asking): Listing {
  const place = row.state ?? row.city;
  return {
    id: row.id,
    title: language === 'ar' ? (row.titleAr ?? row.title) : row.title,
    type: typeOf(row.deal),
    price: Number(row.price) > 0 ? row.price : null,
    bedrooms: row.bedrooms,
    area: row.area,
    place: placeLabel(place, language),
    image: row.images[0] ?? null,
  };
}

export const joined = (lines: readonly (string | null)[]): string => lines.filter((line) => line !== null).join('\n');
