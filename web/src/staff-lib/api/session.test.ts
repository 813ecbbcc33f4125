import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const problem = { code: 'auth.session_token', detail: '' };
let seen: { url: string; method: string; token: string | null; body: string }[];

function answering(...answers: (() => Response)[]): void {
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const request = new Request(input instanceof Request ? input : new URL(input, 'http://api.example'));
    seen.push({
      url: new URL(request.url).pathname,
      method: request.method,
      token: request.headers.get('x-session-token'),
      body: await request.text(),
    });
    return (answers.shift() ?? (() => Response.json({})))();
  });
}
const withToken = (token: string) => () => Response.json(null, { headers: { 'X-Session-Token': token } });
const client = async () => {
  (await import('./session-call.ts')).sendAsStaff();
  return (await import('#lib/api/client.ts')).createApi({ baseUrl: 'http://api.example', withSession: true });
};

beforeEach(() => {
  seen = [];
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the session token', () => {
  it('comes with who is signed in, and goes back with every change, never with a read', async () => {
    answering(withToken('one'));
    const api = await client();
    await api.GET('/api/auth/user');
    await api.GET('/api/agents');
    await api.POST('/api/crm/force-retry');
    expect(seen.map(({ method, token }) => [method, token])).toEqual([
      ['GET', null],
      ['GET', null],
      ['POST', 'one'],
    ]);
  });

  it('is renewed once where it is old, and the change is sent again as it was', async () => {
    answering(
      withToken('old'),
      () => Response.json(problem, { status: 403 }),
      withToken('new'),
      () => Response.json({}),
    );
    const api = await client();
    await api.GET('/api/auth/user');
    await api.PATCH('/api/users/{id}', { params: { path: { id: 2 } }, body: { role: 'agent' } });
    expect(seen.map(({ url, token, body }) => [url, token, body])).toEqual([
      ['/api/auth/user', null, ''],
      ['/api/users/2', 'old', '{"role":"agent"}'],
      ['/api/auth/user', null, ''],
      ['/api/users/2', 'new', '{"role":"agent"}'],
    ]);
  });

  it('a change that is refused for another reason is not sent again', async () => {
    answering(() => Response.json({ code: 'auth.forbidden' }, { status: 403 }));
    const call = (await client()).POST('/api/crm/force-retry');
    await expect(call).rejects.toMatchObject({ code: 'auth.forbidden' });
    expect(seen).toHaveLength(1);
  });

  it('a client that speaks for many keeps none', async () => {
    answering(withToken('of-one-person'));
    const { createApi } = await import('#lib/api/client.ts');
    const api = createApi({ baseUrl: 'http://api.example' });
    await api.GET('/api/auth/user');
    await api.POST('/api/crm/force-retry');
    expect(seen[1]?.token).toBeNull();
  });
});
