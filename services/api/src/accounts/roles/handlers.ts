import {
  addRole,
  changeRole,
  findRole,
  listRoles,
  removeRole,
  type RoleContent,
  type StoredRole,
} from '@manzil/core/accounts/store/role-store';
import { type ContactRules, openContact } from '@manzil/core/accounts/contact-rules';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Queryable } from '@manzil/core/data/database';
import type { Handlers } from '../../contract/handler.ts';
import { demandFound, ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { demandConfirmed } from '../step-up.ts';
import { demandHolds } from './within-own.ts';

type RoleHandlers = Pick<Handlers, 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole'>;

/** Roles of one's own. */
export function roleHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): RoleHandlers {
  /** One that may be changed by who asks. */
  async function ownRole(db: Queryable, user: SignedInUser, key: string): Promise<StoredRole> {
    const role = demandFound(await findRole(db, key, 'update'), 'role.not_found');
    if (role.builtIn) throw new ProblemError('role.built_in');
    demandHolds(user, role);
    return role;
  }

  return {
    async listRoles() {
      return { status: 200, body: { roles: await listRoles(pool) } };
    },

    async createRole({ body: { key, ...body }, user, req, requestId }) {
      demandConfirmed(req);
      const content = contentOf(body, openContact);
      demandHolds(user, content);
      // as which machines stand in the audit log
      if (key === 'token') throw new ProblemError('role.key_taken');
      const made = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const refusal = await addRole(client, key, content);
        if (refusal !== null) throw new ProblemError(`role.${refusal}`);
        const result = demandFound(await findRole(client, key), 'role.not_found');
        return { result, entry: { action: 'role.created', id: key, label: content.name.en, after: audited(content) } };
      });
      return { status: 201, body: made };
    },

    async updateRole({ params: { key }, body, user, req, requestId }) {
      demandConfirmed(req);
      const changed = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const before = await ownRole(client, user, key);
        const content = contentOf(body, before.contact);
        demandHolds(user, content);
        await changeRole(client, key, content);
        const result = demandFound(await findRole(client, key), 'role.not_found');
        const entry = {
          action: 'role.updated',
          id: key,
          label: content.name.en,
          before: audited(before),
          after: audited(content),
        } as const;
        return { result, entry };
      });
      return { status: 200, body: changed };
    },

    async deleteRole({ params: { key }, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const before = await ownRole(client, user, key);
        if (before.people > 0) throw new ProblemError('role.in_use');
        await removeRole(client, key);
        return {
          result: null,
          entry: { action: 'role.deleted', id: key, label: before.name?.en ?? key, before: audited(before) },
        };
      }).catch(asInUse);
      return { status: 204 };
    },
  };
}

type RoleBody = Omit<RoleContent, 'contact'> & Partial<Pick<RoleContent, 'contact'>>;

/** @param otherwise where nothing is said of them */
const contentOf = ({ name, permissions, contact }: RoleBody, otherwise: ContactRules): RoleContent => ({
  name: { en: name.en.trim(), ar: name.ar.trim() },
  permissions,
  contact: contact ?? otherwise,
});

/** Under names that the log does not take for an address or a number. */
const audited = ({
  name,
  permissions,
  contact,
}: Pick<StoredRole, 'name' | 'permissions' | 'contact'> | RoleContent) => ({
  name,
  permissions,
  phoneRule: contact.phone,
  emailRule: contact.email,
});

/** Somebody got it while it was being removed. */
function asInUse(error: unknown): never {
  const isHeld = (error as { constraint?: string }).constraint === 'users_role_fkey';
  throw isHeld ? new ProblemError('role.in_use', { cause: error }) : error;
}
