import { listSocialLinks } from '@manzil/core/persistence/social-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';
import { isStaff } from '../middleware/is-staff.ts';
import { publicFor } from '../middleware/public-cache.ts';

export function socialHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listSocialLinks'> {
  return {
    async listSocialLinks({ user }) {
      const links = await listSocialLinks(database.pool, { staff: isStaff(user) });
      return {
        status: 200,
        headers: publicFor(user),
        body: links.map(({ id, platform, displayName, url, icon, isActive, sortOrder }) => {
          return { id, platform, displayName, url, icon, isActive, sortOrder };
        }),
      };
    },
  };
}
