import { afterEach, expect, it, vi } from 'vitest';
import { asked, askedOf, keyOf } from './asked.ts';
import { createApi } from './client.ts';

const { signal } = new AbortController();
afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks at the address that its key names, filled the same way', async () => {
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    addresses.push(request.url);
    return Response.json([]);
  });
  const api = createApi({ baseUrl: 'http://api.test' });
  const { queryKey, queryFn } = askedOf(api, '/api/properties/{id}/similar', { path: { id: 7 } });
  expect(await queryFn({ signal })).toEqual([]);
  expect(addresses).toEqual(['http://api.test/api/properties/7/similar']);
  expect(queryKey).toEqual(['/api/properties/{id}/similar', { path: { id: 7 } }]);
});

it('raises what is refused', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'property.not_found' }, { status: 404 }));
  const { queryFn } = askedOf(createApi({ baseUrl: 'http://api.test' }), '/api/properties/{id}', { path: { id: 7 } });
  await expect(queryFn({ signal })).rejects.toMatchObject({ code: 'property.not_found' });
});

it('an address that the contract does not have, and one that is not filled, do not compile', () => {
  // @ts-expect-error -- no such address
  expect(keyOf('/api/flowers')).toHaveLength(2);
  // @ts-expect-error -- its id is missing
  expect(asked('/api/properties/{id}').queryKey).toHaveLength(2);
  // @ts-expect-error -- the list takes no such filter
  expect(keyOf('/api/properties', { query: { colour: 'red' } })).toHaveLength(2);
});
