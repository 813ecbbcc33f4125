import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

it('keeps the language of each account, and tells it wherever its owner signs in [M-1166]', async () => {
  const [noor, other] = [await signInAs(api, 'agent'), await signInAs(api, 'editor')];
  const languageOf = async ({ cookie }: { cookie: string }): Promise<unknown> =>
    ((await (await api.get('/api/auth/user', { cookie })).json()) as { language: unknown }).language;
  expect(await languageOf(noor)).toBeNull();
  const { cookie, origin } = noor;
  const choose = (language: string) => api.send('PUT', '/api/auth/language', { cookie, origin }, { language });
  expect((await choose('ar')).status).toBe(204);
  expect((await choose('fr')).status).toBe(400);
  expect(await languageOf(noor)).toBe('ar');
  expect(await languageOf(other)).toBeNull();
});
