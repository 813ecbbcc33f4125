import { listNotices } from '@manzil/core/notices/store/notice-reader';
import { markNoticesRead } from '@manzil/core/notices/store/notice-writer';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

/** One's own. */
export function noticeHandlers({
  database: { pool },
}: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listNotices' | 'readNotices'> {
  return {
    listNotices: async ({ user }) => ({ status: 200, body: await listNotices(pool, user.id) }),

    async readNotices({ body, user }) {
      await markNoticesRead(pool, user.id, body.ids);
      return { status: 204 };
    },
  };
}
