import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../contract/document.ts';
import { readOperations } from '../contract/operations.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs } from '../testing/sign-in.ts';

/** Operations that anybody may call, held by hand: a new one is closed until somebody writes it down here. */
const openToAnybody = new Set([
  'createContact',
  'createLead',
  'getAgent',
  'getAuthUser',
  'getBlogPost',
  'getBlogPostBySlug',
  'getCaptcha',
  'getProperty',
  'getSignInHint',
  'listAgents',
  'listBlogCategories',
  'listBlogPosts',
  'listFeaturedProperties',
  'listProperties',
  'listPropertiesByIds',
  'listPropertyCategories',
  'listSimilarProperties',
  'listSocialLinks',
  'login',
  'logout',
  'sendChatMessage',
]);

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const operations = readOperations(contract);
const closed = operations
  .filter(({ id }) => !openToAnybody.has(id))
  .map(({ id, method, path }) => [id, method, path] as const);

async function call(
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; code: string }> {
  const address = api.url + path.replace('{crm_provider}', 'sandbox').replace(/\{\w+\}/g, '1');
  // no body and no valid parameters: the permission must be asked first
  const answer = await fetch(address, { method: method.toUpperCase(), headers, redirect: 'manual' });
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
}

it('knows operations on both sides', () => {
  expect(closed.length).toBeGreaterThan(25);
  expect(operations.length - closed.length).toBe(openToAnybody.size);
});

it.each(closed)('%s answers 401 without a session (%s %s) [P-302]', async (_id, method, path) => {
  expect(await call(method, path, {})).toEqual({ status: 401, code: 'auth.required' });
});

it('answers 403 to a signed-in user without a role [P-302]', async () => {
  const { cookie, origin } = await signInAs(api, 'user');
  for (const [id, method, path] of closed)
    expect({ id, ...(await call(method, path, { cookie, origin })) }).toEqual({
      id,
      status: 403,
      code: 'auth.forbidden',
    });
});

it('refuses unsafe methods that come with a session from another site', async () => {
  const { cookie } = await signInAs(api, 'admin');
  const foreign = { cookie, origin: 'https://evil.example' };
  expect(await call('post', '/api/crm/force-retry', foreign)).toEqual({ status: 403, code: 'auth.forbidden' });
  expect(await call('post', '/api/crm/force-retry', { cookie, 'sec-fetch-site': 'cross-site' })).toMatchObject({
    status: 403,
  });
});
