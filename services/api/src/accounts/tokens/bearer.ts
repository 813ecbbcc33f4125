import { tokenForm, tokenHolder } from '@manzil/core/accounts/api-token';
import { findToken, noteTokenUse, type TokenState } from '@manzil/core/accounts/store/api-token-store';
import { findUserById } from '@manzil/core/accounts/store/user-repository';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { recordAct } from '@manzil/core/audit/store/staff-write';
import type { Request } from 'express';
import { requestIdOf } from '../../contract/problem-handler.ts';
import { ProblemError, type ProblemCode } from '../../contract/problem.ts';
import type { ApiDeps } from '../../deps.ts';
import { sessionCookie } from '../session.ts';

type Deps = Pick<ApiDeps, 'env' | 'database' | 'tokenLimits'>;

const refusals: Record<Exclude<TokenState, 'active'>, ProblemCode> = {
  expired: 'auth.token_expired',
  revoked: 'auth.token_revoked',
  stopped: 'auth.token_revoked',
};

/** What a machine sent; null: nothing. Other schemes, as of a proxy's own password, are not ours. */
export const bearerOf = ({ headers }: Pick<Request, 'headers'>): string | null =>
  /^bearer(?: (.*))?$/is.test(headers.authorization ?? '') ? (headers.authorization ?? '').slice(7).trim() : null;

/**
 * Who calls with this token. A maker who is disabled or lost a permission takes it from the token at once.
 * @throws ProblemError auth.token_…, auth.two_credentials, request.rate_limited
 */
export async function authenticateToken(deps: Deps, req: Request, secret: string): Promise<SignedInUser> {
  const { env, database, tokenLimits } = deps;
  if ((req.headers.cookie ?? '').includes(`${sessionCookie(env.PUBLIC_URL)}=`))
    throw new ProblemError('auth.two_credentials');
  const token = tokenForm.test(secret) ? await findToken(database.pool, secret) : null;
  const maker = token?.state === 'active' ? await findUserById(database.pool, token.madeById) : null;
  if (token === null || maker === null) return refuse(deps, req, token);
  demandRoom(await tokenLimits.used.take(token.id));
  await noteTokenUse(database.pool, token.id);
  return tokenHolder(token, maker);
}

/** Wrong ones are counted by address; a known one that works no more is told of once in a while, since its machine tries again and again. */
async function refuse(
  { database, tokenLimits }: Deps,
  req: Request,
  token: Awaited<ReturnType<typeof findToken>>,
): Promise<never> {
  const wait = await tokenLimits.wrong.take(req.ip ?? '');
  const code = token === null ? 'auth.token_unknown' : refusals[token.state === 'active' ? 'stopped' : token.state];
  if (token !== null && (await tokenLimits.told.isFirst(token.id, code))) {
    const entry = { action: 'token.refused', id: token.id, label: token.name, after: { code } } as const;
    await recordAct(database.pool, { actor: null, requestId: requestIdOf(req) }, entry);
  }
  demandRoom(wait);
  throw new ProblemError(code, { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } });
}

function demandRoom(wait: number | null): void {
  if (wait !== null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': String(wait) } });
}
