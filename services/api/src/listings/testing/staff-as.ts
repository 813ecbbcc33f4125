import type { Role } from '@manzil/core/accounts/user';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestApi } from '../../testing/start-api.ts';

export interface Staff {
  id: number;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  json<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
}

export async function staffAs(api: TestApi, role: Role): Promise<Staff> {
  const { cookie, origin, id } = await signInAs(api, role);
  const token = await sessionTokenOf(api, cookie);
  const call: Staff['call'] = async (method, path, body) => {
    const answer = await fetch(api.url + path, {
      method,
      headers: { cookie, origin, ...token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    await answer.clone().arrayBuffer();
    return answer;
  };
  return { id, call, json: async <T>(...asked: Parameters<Staff['call']>) => (await call(...asked)).json() as T };
}

/** What the session wants beside its cookie. */
export async function sessionTokenOf(api: TestApi, cookie: string): Promise<Record<string, string>> {
  const answer = await api.get('/api/auth/user', { cookie });
  const token = answer.headers.get('x-session-token');
  return token === null ? {} : { 'x-session-token': token };
}
