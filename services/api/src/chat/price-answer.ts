import type { ChatFilters } from '@manzil/core/chat/filters';
import type { PriceGroup } from '@manzil/core/listings/store/price-reader';
import type { Reading } from '@manzil/core/chat/read-question';
import { placeKey } from '@manzil/core/search/lexicon';
import type { Facet } from '@manzil/core/listings/store/facet-reader';
import { placeLabel } from '../listings/labels.ts';
import type { Answer, Asking } from './answer-parts.ts';
import { handoverLinks } from './handover.ts';
import { joined, namedKind, startsAnew } from './listing-answer.ts';
import { listAddress, listQuery } from './listing-query.ts';

const mostKinds = 4;
const mostPlaces = 6;
const maxDistricts = 3;

/** By deal; without a kind, the four most frequent. */
export async function answerPrices(asking: Asking, reading: Reading): Promise<Answer> {
  const { source, words } = asking;
  const { filters } = reading;
  const byKind = filters.kind === undefined;
  const groups = await source.prices(filters, byKind);
  const { suggest } = words;
  if (groups.length === 0 && startsAnew(reading)) return answerPrices(asking, { ...reading, filters: reading.said });
  if (groups.length === 0)
    return {
      message: joined([words.noPrices(filters), words.handover]),
      suggestions: [...(filters.place === undefined ? [] : [suggest.without.place]), suggest.agent],
      links: handoverLinks(asking, filters),
      context: filters,
    };
  const message = byKind
    ? joined((['rent', 'sale'] as const).flatMap((deal) => table(asking, filters, deal, groups)))
    : joined(groups.map((group) => words.priceOf(group, filters)));
  return {
    message,
    suggestions: byKind
      ? [
          suggest.kind('apartment', 'rent'),
          suggest.kind('office', 'rent'),
          suggest.kind('villa', 'sale'),
          suggest.districts,
        ]
      : [
          ...(filters.deal === undefined ? [suggest.forDeal.rent, suggest.forDeal.sale] : [suggest.cheaper]),
          suggest.districts,
          suggest.agent,
        ],
    links: [{ kind: 'list', href: listAddress(listQuery(filters, await source.facets())) }],
    context: filters,
  };
}

function table(
  { words, language }: Asking,
  filters: ChatFilters,
  deal: 'rent' | 'sale',
  groups: readonly PriceGroup[],
): string[] {
  const own = groups.filter((group) => (group.deal === 'rent') === (deal === 'rent')).slice(0, mostKinds);
  if (own.length === 0) return [];
  const name = (value: string | null, count: number): string =>
    value === null ? words.suggest.prices : capital(namedKind({ value, count }, language, words.kindName).name);
  return [
    words.priceHead(deal, filters),
    ...own.map((group) => words.priceLine(name(group.subcategory, group.count), group)),
  ];
}

export async function answerDistricts(asking: Asking, filters: ChatFilters): Promise<Answer> {
  const { source, words, language } = asking;
  const { place: _place, ...anywhere } = filters;
  const { places } = await source.facets(anywhere);
  const known = places.filter(({ value }: Facet) => placeKey(value) !== null);
  if (known.length === 0)
    return { message: words.none(anywhere), suggestions: [words.suggest.agent], context: anywhere };
  const named = known.map(({ value, count }) => ({ name: placeLabel(value, language), count }));
  return {
    message: words.districts(named.slice(0, mostPlaces), known.length, anywhere),
    suggestions: named.slice(0, maxDistricts).map(({ name }) => words.suggest.inPlace(name)),
    links: [{ kind: 'list', href: listAddress(listQuery(anywhere, await source.facets())) }],
    context: anywhere,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
