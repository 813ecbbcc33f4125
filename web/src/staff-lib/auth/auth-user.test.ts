import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { authUserQuery } from './auth-user.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is asked once in five minutes, and never again by itself [P-304 P-401]', () => {
  expect(authUserQuery).toMatchObject({
    staleTime: 300_000,
    gcTime: 300_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
});

it('nobody is null, whether the answer says so or refuses; only that there is somebody matters [P-240 P-349]', async () => {
  class OwnAddressRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://site.example') : input, init);
    }
  }
  vi.stubGlobal('Request', OwnAddressRequest);
  vi.resetModules();
  const { authUserQuery: query } = await import('./auth-user.ts');
  const answers = [
    () => Response.json(null),
    () => new Response('', { status: 401 }),
    () => Response.json({ id: 1, email: 'a@example.com', firstName: 'A', lastName: 'B', role: 'admin' }),
  ];
  const somebody: boolean[] = [];
  for (const answer of answers) {
    vi.stubGlobal('fetch', () => Promise.resolve(answer()));
    somebody.push((await new QueryClient().fetchQuery({ ...query, staleTime: 0 })) !== null);
  }
  expect(somebody).toEqual([false, false, true]);
});
