import type { ApiDeps } from '../deps.ts';
import { completeSignIn, noStore, type SignIn } from './complete-sign-in.ts';
import { pendingStepOf } from './factors/pending-step.ts';
import { readKnownDevice } from './known-device.ts';
import { sessionKeys } from './session-keys.ts';
import { startSession } from './session.ts';
import { sessionTokenHeader } from './session-token.ts';

/** Signs in who proved the first step, or, answered by 202, keeps a session that opens the second step alone. */
export async function passFirstStep(
  deps: Pick<ApiDeps, 'env' | 'database' | 'newDeviceAlert' | 'factorRule'>,
  signIn: SignIn,
  by: 'password' | 'oidc',
) {
  const { env, database, factorRule } = deps;
  const { user, req } = signIn;
  const pending = await pendingStepOf(database.pool, factorRule, user);
  if (pending === null) return completeSignIn(deps, signIn, by);
  const device = readKnownDevice(req.headers.cookie, sessionKeys(env), user.id);
  const token = await startSession(database.pool, req, user.id, { pending: pending.step, knownDevice: device });
  return { status: 202, headers: { ...noStore, [sessionTokenHeader]: token }, body: pending } as const;
}
