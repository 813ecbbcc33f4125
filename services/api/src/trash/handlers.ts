import { restoreBlogPosts } from '@manzil/core/blog/store/post-trash';
import { leadScopeOf } from '@manzil/core/leads/lead-scope';
import { restoreLeads } from '@manzil/core/leads/store/lead-trash';
import { changeProperties } from '@manzil/core/listings/store/property-bulk-writer';
import { restoreAgents } from '@manzil/core/team/store/agent-trash';
import { purge, type Purged } from '@manzil/core/trash/store/purge';
import { listTrash } from '@manzil/core/trash/store/trash-reader';
import type { TrashKind } from '@manzil/core/trash/kinds';
import { keptDays, mayRestore, trashKindsOf } from '@manzil/core/trash/trash';
import { may } from '@manzil/core/accounts/permissions';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';
import { writingOf } from '../listings/writing.ts';

type Operations = 'listTrash' | 'restoreFromTrash' | 'purgeFromTrash' | 'emptyTrash';
type Deps = Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'crm' | 'provider'>;

interface Restored {
  restored: number[];
  renamed: { id: number; slug: string }[];
}

interface Asked {
  ids: readonly number[];
  user: SignedInUser;
  requestId: string;
}

/** With the permission of whoever deletes such a thing; leads only those that one may see. */
export function trashHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { database, publisher, env } = deps;
  const { pool } = database;

  const restoring: Readonly<Record<TrashKind, (asked: Asked) => Promise<Restored>>> = {
    async lead({ ids, user, requestId }) {
      const crm = { consumer: 'crm', provider: env.CRM_PROVIDER } as const;
      const act = { actor: user, requestId };
      const { restored, jobs } = await restoreLeads(pool, ids, leadScopeOf(user), act, crm);
      await publishSome(publisher, jobs);
      return { restored, renamed: [] };
    },
    async property({ ids, user, requestId }) {
      const writing = await writingOf(deps, { user, requestId });
      const { changed, jobs } = await changeProperties(pool, { ids, action: 'restore', status: null }, writing);
      await publishSome(publisher, jobs);
      return { restored: changed, renamed: [] };
    },
    post: ({ ids, user, requestId }) => restoreBlogPosts(pool, ids, { actor: user, requestId }),
    agent: async ({ ids, user, requestId }) => ({
      restored: await restoreAgents(pool, ids, { actor: user, requestId }),
      renamed: [],
    }),
  };

  return {
    async listTrash({ query: { page, limit, search, kind }, user }) {
      const kinds = trashKindsOf(user);
      const filter = {
        kinds: kind === undefined ? kinds : kinds.filter((one) => one === kind),
        search: search ?? null,
      };
      const found = await listTrash(pool, { ...filter, scope: leadScopeOf(user) }, { page, limit });
      const people = found.items.filter((item) => item.kind === 'lead').length;
      return { status: 200, body: { ...found, kinds, keptDays, mayPurge: may(user, 'trash.purge') }, people };
    },

    async restoreFromTrash({ body: { kind, ids }, user, requestId }) {
      if (!mayRestore(user, kind)) throw new ProblemError('auth.forbidden');
      return { status: 200, body: await restoring[kind]({ ids, user, requestId }) };
    },

    async purgeFromTrash({ body: { kind, ids }, user, requestId }) {
      if (!mayRestore(user, kind)) throw new ProblemError('auth.forbidden');
      return { status: 200, body: await purge(pool, { kind, ids, until: null }, { actor: user, requestId }) };
    },

    async emptyTrash({ body: { until }, user, requestId }) {
      const all: Purged = { deleted: 0, waiting: 0 };
      for (const kind of trashKindsOf(user)) {
        const { deleted, waiting } = await purge(pool, { kind, ids: null, until }, { actor: user, requestId });
        all.deleted += deleted;
        all.waiting += waiting;
      }
      return { status: 200, body: all };
    },
  };
}
