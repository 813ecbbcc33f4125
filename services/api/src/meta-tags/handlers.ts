import { listMetaTags } from '@manzil/core/persistence/meta-tag-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function metaTagHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listMetaTags'> {
  return {
    async listMetaTags() {
      const tags = await listMetaTags(database.pool, { staff: true });
      return {
        status: 200,
        body: tags.map(({ id, platform, tagName, content, isActive }) => ({
          id,
          platform,
          tagName,
          content,
          isActive,
        })),
      };
    },
  };
}
