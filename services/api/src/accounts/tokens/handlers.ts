import { grantable } from '@manzil/core/accounts/api-token';
import { listTokens, makeToken, revokeToken } from '@manzil/core/accounts/store/api-token-store';
import { staffWrite } from '@manzil/core/audit/store/staff-write';
import type { Handlers } from '../../contract/handler.ts';
import { demandFound, ProblemError } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { demandConfirmed } from '../step-up.ts';

type TokenHandlers = Pick<Handlers, 'listApiTokens' | 'makeApiToken' | 'revokeApiToken'>;

export function tokenHandlers({ database: { pool } }: Pick<ApiDeps, 'database'>): TokenHandlers {
  return {
    async listApiTokens({ user }) {
      return { status: 200, body: { tokens: (await listTokens(pool)).map(present), grantable: grantable(user) } };
    },

    async makeApiToken({ body: { name, permissions, days }, user, req, requestId }) {
      demandConfirmed(req);
      const allowed = grantable(user);
      if (permissions.some((permission) => !allowed.includes(permission)))
        throw new ProblemError('token.not_grantable');
      const wanted = { name: name.trim(), permissions, days };
      const { id, secret } = await staffWrite(pool, { actor: user, requestId }, async (unit) => {
        const made = await makeToken(unit, wanted, user.id);
        if (made === null) throw new ProblemError('token.limit_reached');
        const entry = {
          action: 'token.created',
          id: made.id,
          label: wanted.name,
          after: { permissions, days },
        } as const;
        return { result: made, entry };
      });
      const token = demandFound((await listTokens(pool)).find((one) => one.id === id) ?? null, 'token.not_found');
      return { status: 201, headers: { 'Cache-Control': 'no-store' }, body: { token: present(token), secret } };
    },

    async revokeApiToken({ params, user, requestId }) {
      await staffWrite(pool, { actor: user, requestId }, async ({ db }) => {
        const name = demandFound(await revokeToken(db, params.id), 'token.not_found');
        return { result: null, entry: { action: 'token.revoked', id: params.id, label: name } };
      });
      return { status: 204 };
    },
  };
}

const present = ({ madeById: _madeById, ...token }: Awaited<ReturnType<typeof listTokens>>[number]) => token;
