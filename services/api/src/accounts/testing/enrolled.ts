/** People with a second factor, in tests. */
import { Secret, TOTP } from 'otpauth';
import { callAs } from '../../testing/call-as.ts';
import { cookieOf, signInAs, testPassword, type Staff } from '../../testing/sign-in.ts';
import type { TestApi } from '../../testing/start-api.ts';

export const origin = 'http://localhost:3000';

export interface Enrolled extends Staff {
  secret: string;
  recoveryCodes: string[];
  /** Of a step that was not used yet. */
  freshCode: () => Promise<string>;
}

/** What an app shows. */
export const codeAt = (secret: string, ms: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

/** With an authenticator app. */
export async function enrolled(
  api: TestApi,
  role: 'admin' | 'manager' | 'editor' | 'agent' = 'agent',
): Promise<Enrolled> {
  const person = await signInAs(api, role);
  const call = callAs(api, person);
  const { body } = await call('POST', '/api/auth/factors/totp');
  const secret = String(body['secret']);
  const added = await call('PUT', '/api/auth/factors/totp', { code: codeAt(secret, Date.now()) });
  if (added.status !== 200) throw new Error(`Adding an app answered ${String(added.status)}`);
  const freshCode = async () => {
    await api.pool.query('update totp_factors set last_step = 0 where user_id = $1', [person.id]);
    return codeAt(secret, Date.now());
  };
  return { ...person, secret, recoveryCodes: added.body['recoveryCodes'] as string[], freshCode };
}

/** The first step of a sign-in. */
export async function withPassword(api: TestApi, username: string, headers: Record<string, string> = {}) {
  const answer = await api.post('/api/auth/login', { username, password: testPassword }, headers);
  return { status: answer.status, body: await answer.json(), cookie: cookieOf(answer), answer };
}

/** The second. */
export async function prove(api: TestApi, cookie: string, method: 'totp' | 'recovery', code: string) {
  const answer = await api.send('POST', '/api/auth/login/second', { cookie, origin }, { method, code });
  const body = (await answer.json()) as { code?: string };
  return { status: answer.status, code: body.code, cookie: cookieOf(answer), body, answer };
}

/** What the audit log has of an account, the oldest first. */
export async function actionsOf(api: TestApi, id: number): Promise<string[]> {
  const { rows } = await api.pool.query<{ action: string }>(
    'select action from audit_entries where subject_id = $1::text order by id',
    [id],
  );
  return rows.map(({ action }) => action);
}

/** As if the password had been typed long ago. */
export const forgetConfirmation = (api: TestApi, id: number) =>
  api.pool.query(
    `update sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}', '0')::json where (sess ->> 'userId')::int = $1`,
    [id],
  );
