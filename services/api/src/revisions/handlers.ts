import { findAdminProperty } from '@manzil/core/listings/store/admin-property-reader';
import { restorePostRevision, restorePropertyRevision } from '@manzil/core/revisions/store/restore-revision';
import { listRevisions, readContent, valuesOf } from '@manzil/core/revisions/store/revision-reader';
import type { RevisionKind } from '@manzil/core/revisions/revision';
import { declared } from '../blog/refusals.ts';
import { presentPost } from '../blog/presenter.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';
import { presentProperty } from '../listings/presenter.ts';
import { refusing, writingOf } from '../listings/writing.ts';

type Operations =
  | 'listPropertyRevisions'
  | 'getPropertyRevision'
  | 'restorePropertyRevision'
  | 'listPostRevisions'
  | 'getPostRevision'
  | 'restorePostRevision';
type Deps = Pick<ApiDeps, 'database' | 'publisher' | 'env' | 'crm' | 'provider'>;

interface RevisionParams {
  id: number;
  revision: number;
}

export function revisionHandlers(deps: Deps): Pick<Handlers, Operations> {
  const { database, publisher } = deps;
  const { pool } = database;

  const one = async (kind: RevisionKind, { id, revision }: RevisionParams) => {
    const content = demandFound(await readContent(pool, kind, id, revision), 'revision.not_found');
    return { status: 200, body: { values: await valuesOf(pool, kind, content) } } as const;
  };

  return {
    listPropertyRevisions: async ({ params }) => ({
      status: 200,
      body: demandFound(await listRevisions(pool, 'property', params.id), 'property.not_found'),
    }),
    getPropertyRevision: ({ params }) => one('property', params),
    async restorePropertyRevision({ params: { id, revision }, body: { version }, ...context }) {
      const choice = { subject: id, revision, version };
      const work = restorePropertyRevision(pool, choice, await writingOf(deps, context));
      const { jobs } = demandFound(await refusing(work), 'revision.not_found');
      await publishSome(publisher, jobs);
      const { property } = demandFound(await findAdminProperty(pool, id), 'property.not_found');
      return { status: 200, body: presentProperty(property) };
    },

    listPostRevisions: async ({ params }) => ({
      status: 200,
      body: demandFound(await listRevisions(pool, 'post', params.id), 'post.not_found'),
    }),
    getPostRevision: ({ params }) => one('post', params),
    async restorePostRevision({ params: { id, revision }, body: { version }, user, requestId }) {
      const choice = { subject: id, revision, version };
      const work = restorePostRevision(pool, choice, { actor: user, requestId });
      return { status: 200, body: presentPost(demandFound(await declared(work), 'revision.not_found')) };
    },
  };
}
