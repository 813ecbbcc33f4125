import {
  addRole,
  changeRole,
  findRole,
  listRoles,
  removeRole,
  type RoleContent,
  type StoredRole,
} from '@manzil/core/accounts/store/role-store';
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
    demandHolds(user, role.permissions);
    return role;
  }

  return {
    async listRoles() {
      return { status: 200, body: { roles: await listRoles(pool) } };
    },

    async createRole({ body: { key, ...body }, user, req, requestId }) {
      demandConfirmed(req);
      const content = trimmed(body);
      demandHolds(user, content.permissions);
      // as which machines stand in the audit log
      if (key === 'token') throw new ProblemError('role.key_taken');
      const made = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const refusal = await addRole(client, key, content);
        if (refusal !== null) throw new ProblemError(`role.${refusal}`);
        const result = demandFound(await findRole(client, key), 'role.not_found');
        return { result, entry: { action: 'role.created', id: key, label: content.name.en, after: content } };
      });
      return { status: 201, body: made };
    },

    async updateRole({ params: { key }, body, user, req, requestId }) {
      demandConfirmed(req);
      const content = trimmed(body);
      demandHolds(user, content.permissions);
      const changed = await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const { name, permissions } = await ownRole(client, user, key);
        await changeRole(client, key, content);
        const result = demandFound(await findRole(client, key), 'role.not_found');
        const entry = {
          action: 'role.updated',
          id: key,
          label: content.name.en,
          before: { name, permissions },
          after: content,
        } as const;
        return { result, entry };
      });
      return { status: 200, body: changed };
    },

    async deleteRole({ params: { key }, user, req, requestId }) {
      demandConfirmed(req);
      await staffWrite(pool, { actor: user, requestId }, async ({ client }) => {
        const { name, permissions, people } = await ownRole(client, user, key);
        if (people > 0) throw new ProblemError('role.in_use');
        await removeRole(client, key);
        return {
          result: null,
          entry: { action: 'role.deleted', id: key, label: name?.en ?? key, before: { name, permissions } },
        };
      }).catch(asInUse);
      return { status: 204 };
    },
  };
}

const trimmed = ({ name, permissions }: RoleContent): RoleContent => ({
  name: { en: name.en.trim(), ar: name.ar.trim() },
  permissions,
});

/** Somebody got it while it was being removed. */
function asInUse(error: unknown): never {
  const isHeld = (error as { constraint?: string }).constraint === 'users_role_fkey';
  throw isHeld ? new ProblemError('role.in_use', { cause: error }) : error;
}
