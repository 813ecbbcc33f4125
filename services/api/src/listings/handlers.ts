import { createPropertyFinder, findProperties } from '@manzil/core/listings/store/property-reader';
import { propertyFilter, type PropertyQuery, searchText, sortOf } from '@manzil/core/listings/property-filter';
import type { ListedRow } from '@manzil/core/listings/store/listed-row';
import { findSimilar } from '@manzil/core/listings/store/similar-reader';
import type { Handlers } from '../contract/handler.ts';
import type { components } from '@manzil/contract/api';
import { ProblemError } from '../contract/problem.ts';
import { ReadyJson } from '../contract/send-json.ts';
import type { ApiDeps } from '../deps.ts';
import { may } from '@manzil/core/accounts/permissions';
import { publicFor } from '../middleware/public-cache.ts';
import { categoryLabel, placeLabel, subTypeLabel } from './labels.ts';
import { presentFacets, presentListed, presentPropertyDetail } from './presenter.ts';
import { headingOf, topicOf } from './heading.ts';
import { presentUnderstood } from './understood.ts';

type Operations =
  | 'listProperties'
  | 'listFeaturedProperties'
  | 'listPropertiesByIds'
  | 'getProperty'
  | 'listSimilarProperties'
  | 'listPropertyCategories';
type Deps = Pick<ApiDeps, 'database' | 'search' | 'vocabulary' | 'featured' | 'facets' | 'pictureWishes'>;

/** PostgreSQL's integer. */
const largestId = 2_147_483_647;

export function propertyHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { database, search, vocabulary, featured, facets, pictureWishes: wishes } = deps;
  const finder = createPropertyFinder(database.pool);
  const readCity = async (query: PropertyQuery & { city?: string }) =>
    searchText(query, query.city === undefined ? undefined : await vocabulary.read());

  let ready: { of: readonly ListedRow[]; json: ReadyJson } | null = null;
  const readyFeatured = async (): Promise<components['schemas']['ListedProperty'][]> => {
    const listings = wishes.listed(await featured.list());
    if (ready?.of !== listings) ready = { of: listings, json: new ReadyJson(listings.map(presentListed)) };
    return ready.json as unknown as components['schemas']['ListedProperty'][];
  };

  return {
    async listProperties({ query, user }) {
      const { page, limit, sort, language = 'en' } = query;
      const text = await readCity(query);
      const filter = propertyFilter(query, text);
      const topic = topicOf(filter, text.places);
      const found = await search.search({ filter, sort: sortOf(sort, text), page, limit });
      return {
        status: 200,
        headers: publicFor(user),
        body: {
          properties: wishes.listed(found.properties).map(presentListed),
          pagination: found.pagination,
          ...(text.corrected === null ? {} : { corrected: text.corrected }),
          ...(topic === null ? {} : { heading: headingOf(topic, language) }),
          ...presentUnderstood(text),
        },
      };
    },

    listFeaturedProperties: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: await readyFeatured(),
    }),

    async listPropertiesByIds({ query, user }) {
      const ids = [...new Set(query.ids.split(',').map(Number))];
      const found = await findProperties(
        database.pool,
        ids.filter((id) => id <= largestId),
      );
      const seen = new Set(found.map(({ id }) => id));
      return {
        status: 200,
        headers: publicFor(user),
        body: { properties: wishes.listed(found).map(presentListed), missing: ids.filter((id) => !seen.has(id)) },
      };
    },

    async listSimilarProperties({ params, user }) {
      const found = await findSimilar(database.pool, params.id, { staff: may(user, 'listings.read') });
      if (found === null) throw new ProblemError('property.not_found');
      return { status: 200, headers: publicFor(user), body: wishes.listed(found).map(presentListed) };
    },

    async getProperty({ params, user }) {
      const found = await finder.find(params.id, { staff: may(user, 'listings.read') });
      if (found.state === 'gone') throw new ProblemError('property.gone');
      if (found.state === 'missing') throw new ProblemError('property.not_found');
      wishes.opened(found.property);
      return { status: 200, headers: publicFor(user), body: presentPropertyDetail(found.property) };
    },

    async listPropertyCategories({ query, user }) {
      const language = query.language ?? 'en';
      const text = await readCity(query);
      const { categories, subCategories, places } = await facets.read(
        propertyFilter(query, text),
        text.places,
        text.elsewhere,
      );
      return {
        status: 200,
        headers: publicFor(user),
        body: {
          categories: presentFacets(categories, categoryLabel, language),
          subCategories: presentFacets(subCategories, subTypeLabel, language),
          places: presentFacets(places, placeLabel, language),
        },
      };
    },
  };
}
