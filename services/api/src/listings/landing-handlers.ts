import type { components } from '@manzil/contract/api';
import { typeOf } from '@manzil/core/listings/deal';
import { landingPath, landingTopic, type LandingTopic } from '@manzil/core/listings/landing';
import { readListingText } from '@manzil/core/listings/listing-text';
import { propertyFilter } from '@manzil/core/listings/property-filter';
import type { LandingPage } from '@manzil/core/listings/store/landing-reader';
import { readPrices } from '@manzil/core/listings/store/price-reader';
import type { Language } from '@manzil/core/platform/language';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { publicFor } from '../middleware/public-cache.ts';
import { headingOf } from './heading.ts';
import { presentListed } from './presenter.ts';

type Deps = Pick<ApiDeps, 'database' | 'landing' | 'search' | 'vocabulary' | 'pictureWishes'>;
type Link = components['schemas']['LandingLink'];

const mostRelated = 12;

/** Pages of a deal, a kind and a place: where they are, and what stands on one. */
export function landingHandlers(deps: Deps): Pick<Handlers, 'listLandingPages' | 'getLandingPage'> {
  const { database, landing, search, vocabulary, pictureWishes: wishes } = deps;

  /** Those of the text's kinds or places first, both before one. */
  async function nearest(pages: readonly LandingPage[], about: string): Promise<readonly LandingPage[]> {
    const text = readListingText(about, await vocabulary.read());
    const kinds = new Set(text.understood.map(({ filter }) => filter.kind));
    const deals = new Set(text.understood.map(({ filter }) => filter.deal));
    const places = new Set(text.places);
    const weight = ({ kind, place, deal }: LandingTopic) =>
      (kinds.has(kind) ? 2 : 0) + (places.has(place) ? 2 : 0) + (deals.has(deal) ? 1 : 0);
    return pages.toSorted((a, b) => weight(b) - weight(a));
  }

  return {
    async listLandingPages({ query, user }) {
      const { language = 'en', limit, about = '' } = query;
      const pages = [...(await landing.read()).values()];
      const chosen = about.trim() === '' ? pages : await nearest(pages, about);
      return {
        status: 200,
        headers: publicFor(user),
        body: { pages: chosen.slice(0, limit).map((page) => linkTo(page, language)) },
      };
    },

    async getLandingPage({ params, query, user }) {
      const { language = 'en', page } = query;
      const topic = demandFound(landingTopic(params.offer, params.kinds, params.place), 'property.not_found');
      const pages = await landing.read();
      const { names } = demandFound(pages.get(landingPath(topic)) ?? null, 'property.not_found');
      const filter = { ...propertyFilter({ type: typeOf(topic.deal) }), kind: topic.kind, districts: names };
      const [found, [prices]] = await Promise.all([
        search.search({ filter, sort: 'newest', page, limit: 12 }),
        readPrices(database.pool, filter, false),
      ]);
      return {
        status: 200,
        headers: publicFor(user),
        body: {
          path: landingPath(topic),
          deal: topic.deal,
          heading: headingOf(topic, language),
          prices: prices === undefined ? null : presentPrices(prices),
          properties: wishes.listed(found.properties).map(presentListed),
          pagination: found.pagination,
          related: relatedTo(topic, [...pages.values()]).map((one) => linkTo(one, language)),
        },
      };
    },
  };
}

const linkTo = (page: LandingPage, language: Language): Link => ({
  path: landingPath(page),
  label: headingOf(page, language),
  count: page.count,
});

function presentPrices(prices: Awaited<ReturnType<typeof readPrices>>[number]) {
  const { count, min, median, max, medianPerMetre, measured } = prices;
  return { count, min, median, max, medianPerMetre, measured };
}

/** The same elsewhere and other kinds in this place, alternating. */
function relatedTo(topic: LandingTopic, pages: readonly LandingPage[]): LandingPage[] {
  const others = pages.filter((page) => landingPath(page) !== landingPath(topic));
  const elsewhere = others.filter(({ kind, deal }) => kind === topic.kind && deal === topic.deal);
  const here = others.filter(({ place }) => place === topic.place);
  const both = here.flatMap((page, at) => [page, ...elsewhere.slice(at, at + 1)]);
  return [...new Set([...both, ...elsewhere])].slice(0, mostRelated);
}
