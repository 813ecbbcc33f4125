import { recordAct } from '@manzil/core/audit/store/staff-write';
import { isFirstSignIn } from '@manzil/core/accounts/store/first-sign-in';
import type { SignedInUser } from '@manzil/core/accounts/user';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../deps.ts';
import { readDevice } from './device.ts';
import { knownDevice, knownDeviceMs, readKnownDevice, writeKnownDevice } from './known-device.ts';
import { sessionKeys } from './session-keys.ts';
import { presentAuthUser } from './presenter.ts';
import { cookieOptions, sessionOf, startSession } from './session.ts';
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
  { env, database: { pool }, newDeviceAlert }: Pick<ApiDeps, 'env' | 'database' | 'newDeviceAlert'>,
  { user, req, res, requestId }: SignIn,
  by: 'password' | 'passkey' | 'totp' | 'recovery' | 'oidc',
) {
  const entry = { action: 'auth.signed_in', id: user.id, label: user.username, after: { by } } as const;
  await recordAct(pool, { actor: user, requestId }, entry);
  const keys = sessionKeys(env);
  const { cookie } = req.headers;
  const device = readKnownDevice(cookie, keys, user.id) ?? knownAtFirstStep(req, user);
  const token = await startSession(pool, req, user.id);
  // nothing is new about the first browser of an account
  if (device === null && !(await isFirstSignIn(pool, user.id)))
    newDeviceAlert.raise(user.id, readDevice(req.headers['user-agent']));
  res.cookie(knownDevice, writeKnownDevice(keys, user.id, device, cookie), {
    ...cookieOptions(env.PUBLIC_URL),
    path: '/api/auth/login',
    maxAge: knownDeviceMs,
  });
  const headers: Record<string, string> = { ...noStore, [sessionTokenHeader]: token };
  return { status: 200, headers, body: presentAuthUser(user) } as const;
}

/** A factor that is set up during the sign-in is set up elsewhere, where the cookie does not go. */
function knownAtFirstStep(req: Request, user: SignedInUser): string | null {
  const { userId, pending, knownDevice: known } = sessionOf(req) ?? {};
  return userId === user.id && pending !== undefined ? (known ?? null) : null;
}
