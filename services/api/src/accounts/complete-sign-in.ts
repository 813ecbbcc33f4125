import { recordAct } from '@manzil/core/audit/store/staff-write';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../deps.ts';
import { knownDevice, knownDeviceMs, readKnownDevice, writeKnownDevice } from './known-device.ts';
import { sessionKeys } from './session-keys.ts';
import { presentAuthUser } from './presenter.ts';
import { cookieOptions, startSession } from './session.ts';
import { sessionTokenHeader } from './session-token.ts';

export interface SignIn {
  user: SignedInUser;
  req: Request;
  res: Response;
  requestId: string;
}

export const noStore = { 'Cache-Control': 'no-store' };

/** Where every way in ends: a session of its own, an entry, and a browser that is known from now on. */
export async function completeSignIn(
  { env, database: { pool } }: Pick<ApiDeps, 'env' | 'database'>,
  { user, req, res, requestId }: SignIn,
  by: 'password' | 'passkey' | 'totp' | 'recovery',
) {
  const entry = { action: 'auth.signed_in', id: user.id, label: user.username, after: { by } } as const;
  await recordAct(pool, { actor: user, requestId }, entry);
  const token = await startSession(pool, req, user.id);
  const device = readKnownDevice(req.headers.cookie, sessionKeys(env), user.id);
  res.cookie(knownDevice, writeKnownDevice(sessionKeys(env), user.id, device), {
    ...cookieOptions(env.PUBLIC_URL),
    path: '/api/auth/login',
    maxAge: knownDeviceMs,
  });
  const headers: Record<string, string> = { ...noStore, [sessionTokenHeader]: token };
  return { status: 200, headers, body: presentAuthUser(user) } as const;
}
