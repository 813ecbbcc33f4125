import { seesAllContact } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { OwnerWriteError, type OwnerProblem } from '@manzil/core/owners/owner';
import { listMandates } from '@manzil/core/owners/store/mandate-reader';
import { eraseOwner } from '@manzil/core/owners/store/owner-eraser';
import { findOwner, listOwners } from '@manzil/core/owners/store/owner-reader';
import { createOwner, updateOwner } from '@manzil/core/owners/store/owner-writer';
import { demandConfirmed } from '../accounts/step-up.ts';
import type { Handlers } from '../contract/handler.ts';
import { demandFound, ProblemError, type ProblemCode } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { demandAllContact } from '../leads/contact.ts';
import { maskedOfOwner, presentOwner } from './presenter.ts';

type Operations = 'listOwners' | 'createOwner' | 'getOwner' | 'updateOwner' | 'exportOwner' | 'eraseOwner';

export function ownerHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): Pick<Handlers, Operations> {
  return {
    async listOwners({ query, user }) {
      const { owners, pagination } = await listOwners(pool, query, user.contact);
      return { status: 200, body: { owners: owners.map((owner) => presentOwner(user, owner)), pagination } };
    },

    async createOwner({ body, user, requestId }) {
      const made = await createOwner(pool, body, { actor: user, requestId });
      return { status: 201, body: presentOwner(user, made) };
    },

    async getOwner({ params, user }) {
      const owner = demandFound((await findOwner(pool, params.id)) ?? null, 'owner.not_found');
      const mandates = await listMandates(pool, { ownerId: params.id });
      return { status: 200, body: { owner: presentOwner(user, owner), mandates } };
    },

    async updateOwner({ params, body: { version, ...change }, user, requestId }) {
      demandShown(user, change);
      const work = updateOwner(pool, params.id, change, version ?? null, { actor: user, requestId });
      return { status: 200, body: presentOwner(user, await refusing(work)) };
    },

    async exportOwner({ params, user, req }) {
      demandAllContact(user);
      demandConfirmed(req);
      const owner = demandFound((await findOwner(pool, params.id)) ?? null, 'owner.not_found');
      const mandates = await listMandates(pool, { ownerId: params.id });
      return {
        status: 200,
        headers: { 'Content-Disposition': `attachment; filename="owner-${String(params.id)}.json"` },
        body: { exportedAt: new Date().toISOString(), owner: presentOwner(user, owner), mandates },
      };
    },

    async eraseOwner({ params, body, user, req, requestId }) {
      demandAllContact(user);
      demandConfirmed(req);
      const erased = await refusing(eraseOwner(pool, params.id, body.confirmation, { actor: user, requestId }));
      return { status: 200, body: erased };
    },
  };
}

/** What is not shown is not overwritten by dots. @throws ProblemError lead.contact_masked */
function demandShown(user: SignedInUser, change: { phone?: string | null; email?: string | null }): void {
  if (seesAllContact(user)) return;
  const hidden = maskedOfOwner(user, { phone: '', email: '' });
  if (hidden.some((field) => change[field] !== undefined)) throw new ProblemError('lead.contact_masked');
}

const refusals: Record<OwnerProblem, ProblemCode> = {
  missing: 'owner.not_found',
  erased: 'owner.erased',
  conflict: 'owner.conflict',
  confirmation_wrong: 'owner.confirmation_wrong',
};

async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof OwnerWriteError ? new ProblemError(refusals[error.problem]) : error;
  }
}
