import { findAdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import {
  clearFeatured,
  FeaturedChangedError,
  featureRandom,
  orderFeatured,
  setFeatured,
} from '@manzil/core/listings/store/featured-writer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { presentProperty } from './presenter.ts';
import { refusing, writingOf } from './writing.ts';

type Operations = 'setPropertyFeatured' | 'generateRandomFeatured' | 'clearFeatured' | 'orderFeatured';

export function featuredHandlers(
  deps: Pick<ApiDeps, 'database' | 'env' | 'crm' | 'provider'>,
): Pick<Handlers, Operations> {
  const { pool } = deps.database;
  return {
    async setPropertyFeatured({ params, body, ...context }) {
      await refusing(setFeatured(pool, params.id, body.isFeatured, await writingOf(deps, context)));
      const { property } = demandFound(await findAdminProperty(pool, params.id), 'property.not_found');
      return { status: 200, body: presentProperty(property) };
    },

    generateRandomFeatured: async (context) => ({
      status: 200,
      body: { count: await featureRandom(pool, await writingOf(deps, context)) },
    }),

    clearFeatured: async (context) => ({
      status: 200,
      body: { count: await clearFeatured(pool, await writingOf(deps, context)) },
    }),

    async orderFeatured({ body, ...context }) {
      try {
        return { status: 200, body: { count: await orderFeatured(pool, body.ids, await writingOf(deps, context)) } };
      } catch (error) {
        throw error instanceof FeaturedChangedError ? new ProblemError('featured.conflict') : error;
      }
    },
  };
}
