import {
  ContactsChangedError,
  distinguishContacts,
  mergeContacts,
  MergedSinceError,
  TooManyEnquiriesError,
  undoMerge,
  UndoOverError,
} from '@manzil/core/people/store/contact-merges';
import { previewMerge } from '@manzil/core/people/store/merge-preview';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError } from '../contract/problem.ts';
import { publishSome } from '../deliveries/publish-some.ts';
import type { ApiDeps } from '../deps.ts';
import { scopeOf } from '../leads/scope.ts';
import { contactDetail } from './handlers.ts';

type MergeHandlers = Pick<
  Handlers,
  'previewContactMerge' | 'mergeContacts' | 'undoContactMerge' | 'distinguishContacts'
>;

type Deps = Pick<ApiDeps, 'database' | 'env' | 'provider' | 'crm' | 'publisher'>;

export function mergeHandlers({ database: { pool }, env, provider, crm, publisher }: Deps): MergeHandlers {
  // asked anew each time: what a CRM can may be told late
  const inCrm = () => (crm.takesLeads ? (provider.followsPeople ?? 'keeps_apart') : 'keeps_apart');
  const lane = () => (inCrm() === 'keeps_apart' ? null : { consumer: 'crm' as const, provider: env.CRM_PROVIDER });

  return {
    async previewContactMerge({ params, query, user }) {
      demandTwo(params.id, query.otherId);
      const preview = await previewMerge(pool, [params.id, query.otherId], scopeOf(user), user);
      return {
        status: 200,
        body: { ...demandFound(preview, 'contact.not_found'), crm: inCrm() },
      };
    },

    async mergeContacts({ params, body, user, requestId }) {
      demandTwo(params.id, body.otherId);
      const merging = { id: params.id, ...body };
      const jobs = await declared(mergeContacts(pool, merging, scopeOf(user), { actor: user, requestId }, lane()));
      await publishSome(publisher, demandFound(jobs, 'contact.not_found'));
      return { status: 201, body: await contactDetail(pool, params.id, user) };
    },

    async undoContactMerge({ params, user, requestId }) {
      const merge = { id: params.id, mergeId: params.merge };
      const done = await declared(undoMerge(pool, merge, scopeOf(user), { actor: user, requestId }, lane()));
      const { undone, jobs } = demandFound(done, 'contact_merge.not_found');
      await publishSome(publisher, jobs);
      return { status: 200, body: undone };
    },

    async distinguishContacts({ params, body, user, requestId }) {
      demandTwo(params.id, body.otherId);
      const act = { actor: user, requestId };
      if (!(await distinguishContacts(pool, [params.id, body.otherId], scopeOf(user), act)))
        throw new ProblemError('contact.not_found');
      return { status: 204 };
    },
  };
}

function demandTwo(one: number, other: number): void {
  if (one === other) throw new ProblemError('contact.itself');
}

async function declared<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ContactsChangedError) throw new ProblemError('contact.changed', { cause: error });
    if (error instanceof TooManyEnquiriesError) throw new ProblemError('contact.too_many', { cause: error });
    if (error instanceof MergedSinceError) throw new ProblemError('contact.merged_since', { cause: error });
    if (error instanceof UndoOverError) throw new ProblemError('contact.undo_over', { cause: error });
    throw error;
  }
}
