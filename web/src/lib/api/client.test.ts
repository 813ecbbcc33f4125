import { afterEach, expect, it, vi } from 'vitest';
import { createApi, dataOf } from './client.ts';
import { ApiError } from './api-error.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answering(response: () => Response): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    seen.push(request);
    return Promise.resolve(response());
  });
  return seen;
}

it('every call sends credentials, and JSON where it has a body [P-340 P-341]', async () => {
  const seen = answering(() => Response.json([]));
  const api = createApi({ baseUrl: 'http://api.example' });
  await api.GET('/api/agents');
  await api.POST('/api/chat', { body: { message: 'Hello', language: 'en' } });
  expect(seen.map(({ method, credentials }) => [method, credentials])).toEqual([
    ['GET', 'include'],
    ['POST', 'include'],
  ]);
  expect(seen[1]?.headers.get('content-type')).toBe('application/json');
});

it('raises what was refused, 401 too [P-349]', async () => {
  answering(() => new Response('', { status: 401, statusText: 'Unauthorized' }));
  const call = dataOf(createApi({ baseUrl: 'http://api.example' }).GET('/api/agents'));
  await expect(call).rejects.toThrow(ApiError);
  await expect(call).rejects.toThrow('401: Unauthorized');
});
