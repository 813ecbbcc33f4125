import { afterEach, expect, it, vi } from 'vitest';
import { getIfChanged } from './if-changed.ts';

const { signal } = new AbortController();
const read = (answer: Response) => answer.json() as Promise<unknown>;
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks again by ETag, and gives the same value when nothing has changed [A-354]', async () => {
  const seen: (string | null)[] = [];
  let etag = '"1"';
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    const offered = new Headers(init.headers).get('if-none-match');
    seen.push(offered);
    return offered === etag ? new Response(null, { status: 304 }) : Response.json({ etag }, { headers: { etag } });
  });
  const first = await getIfChanged('/api/list', read, signal);
  expect(await getIfChanged('/api/list', read, signal)).toBe(first);
  etag = '"2"';
  expect(await getIfChanged('/api/list', read, signal)).toEqual({ etag: '"2"' });
  expect(seen).toEqual([null, '"1"', '"1"']);
});

it('raises what is refused', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'auth.required' }, { status: 401 }));
  await expect(getIfChanged('/api/other', read, signal)).rejects.toMatchObject({ status: 401, code: 'auth.required' });
});
