import type { Facet } from '@manzil/core/persistence/facet-reader';
import { findProperty } from '@manzil/core/persistence/property-reader';
import { propertyFilter, propertySort } from '@manzil/core/persistence/property-filter';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { isStaff } from '../middleware/is-staff.ts';
import { publicFor } from '../middleware/public-cache.ts';
import { categoryLabel, subTypeLabel } from './labels.ts';
import { presentProperty, presentPropertyDetail } from './presenter.ts';

type Operations = 'listProperties' | 'listFeaturedProperties' | 'getProperty' | 'listPropertyCategories';
type Deps = Pick<ApiDeps, 'database' | 'search' | 'featured' | 'facets'>;

export function propertyHandlers({ database, search, featured, facets }: Deps): Pick<Handlers, Operations> {
  return {
    async listProperties({ query, user }) {
      const { page, limit, sort } = query;
      const found = await search.search({ filter: propertyFilter(query), sort: propertySort(sort), page, limit });
      return {
        status: 200,
        headers: publicFor(user),
        body: { properties: found.properties.map(presentProperty), pagination: found.pagination },
      };
    },

    listFeaturedProperties: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: (await featured.list()).map(presentProperty),
    }),

    async getProperty({ params, user }) {
      const found = await findProperty(database.pool, params.id, { staff: isStaff(user) });
      if (found.state === 'gone') throw new ProblemError('property.gone');
      if (found.state === 'missing') throw new ProblemError('property.not_found');
      return { status: 200, headers: publicFor(user), body: presentPropertyDetail(found.property) };
    },

    async listPropertyCategories({ query, user }) {
      const language = query.language ?? 'en';
      const { categories, subCategories } = await facets.read();
      const named = (list: Facet[]): Facet[] => list.filter(({ value }) => value.trim() !== '');
      return {
        status: 200,
        headers: publicFor(user),
        body: {
          categories: named(categories).map(({ value }) => ({ value, label: categoryLabel(value, language) })),
          subCategories: named(subCategories).map(({ value, count }) => ({
            value,
            label: subTypeLabel(value, language),
            count,
          })),
        },
      };
    },
  };
}
