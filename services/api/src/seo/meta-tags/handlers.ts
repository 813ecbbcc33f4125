import { listMetaTags, type MetaTagRow } from '@manzil/core/seo/store/meta-tag-reader';
import { saveMetaTag } from '@manzil/core/seo/store/meta-tag-writer';
import type { components } from '@manzil/contract/api';
import type { Handlers } from '../../contract/handler.ts';
import type { ApiDeps } from '../../deps.ts';

type Operations = 'listMetaTags' | 'saveMetaTag';

export function metaTagHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    listMetaTags: async () => ({
      status: 200,
      body: (await listMetaTags(pool, { staff: true })).map(presentTag),
    }),
    async saveMetaTag({ body, user, requestId }) {
      const tag = await saveMetaTag(pool, { ...body, content: body.content.trim() }, { actor: user, requestId });
      return { status: 200, body: presentTag(tag) };
    },
  };
}

function presentTag({ id, platform, tagName, content, isActive }: MetaTagRow): components['schemas']['MetaTag'] {
  return { id, platform, tagName, content, isActive };
}
