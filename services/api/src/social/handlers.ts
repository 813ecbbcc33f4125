import { findSocialLink, listSocialLinks } from '@manzil/core/social/store/social-reader';
import {
  createSocialLink,
  deleteSocialLink,
  orderSocialLinks,
  OtherLinksError,
  PlatformTakenError,
  updateSocialLink,
} from '@manzil/core/social/store/social-writer';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { may } from '@manzil/core/accounts/permissions';
import { publicFor } from '../middleware/public-cache.ts';

type Operations = 'listSocialLinks' | 'createSocialLink' | 'updateSocialLink' | 'deleteSocialLink' | 'orderSocialLinks';

export function socialHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    listSocialLinks: async ({ user }) => ({
      status: 200,
      headers: publicFor(user),
      body: await listSocialLinks(pool, { staff: may(user, 'social.read') }),
    }),

    async createSocialLink({ body, user, requestId }) {
      try {
        return { status: 201, body: await createSocialLink(pool, named(body), { actor: user, requestId }) };
      } catch (error) {
        throw error instanceof PlatformTakenError ? new ProblemError('social_link.platform_taken') : error;
      }
    },

    async updateSocialLink({ params, body: { platform, ...change }, user, requestId }) {
      if (platform !== undefined) await demandSamePlatform(params.id, platform);
      const link = await updateSocialLink(pool, params.id, named(change), { actor: user, requestId });
      return { status: 200, body: demandFound(link, 'social_link.not_found') };
    },

    async deleteSocialLink({ params, user, requestId }) {
      if (!(await deleteSocialLink(pool, params.id, { actor: user, requestId })))
        throw new ProblemError('social_link.not_found');
      return { status: 204 };
    },

    async orderSocialLinks({ body, user, requestId }) {
      try {
        return { status: 200, body: await orderSocialLinks(pool, body.ids, { actor: user, requestId }) };
      } catch (error) {
        throw error instanceof OtherLinksError ? new ProblemError('social_link.conflict') : error;
      }
    },
  };

  /** It never changes: a look before the write is enough. */
  async function demandSamePlatform(id: number, platform: string): Promise<void> {
    if (demandFound(await findSocialLink(pool, id), 'social_link.not_found').platform !== platform)
      throw invalidRequest([
        { in: 'body', path: 'platform', code: 'const', message: 'the platform of a link cannot be changed' },
      ]);
  }
}

const named = <T extends { displayName?: string | null }>(link: T): T =>
  typeof link.displayName === 'string' ? { ...link, displayName: link.displayName.trim() || null } : link;
