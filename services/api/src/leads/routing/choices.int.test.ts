import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { signInAs, type Staff } from '../../testing/sign-in.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let manager: Staff;
beforeAll(async () => {
  api = await startApi();
  manager = await signInAs(api, 'manager');
});
afterAll(() => api.close());

const call = (method: string, path: string, body?: unknown) => callAs(api, manager)(method, path, body);

it('the limit of an answer and what agents see of enquiries of nobody can be chosen, and chosen again [M-1084]', async () => {
  for (const choices of [
    { showsUnassigned: false, answerMinutes: 45 },
    { showsUnassigned: true, answerMinutes: null },
  ]) {
    const saved = await call('PUT', '/api/admin/lead-routing', choices);
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject(choices);
    expect((await call('GET', '/api/admin/lead-routing')).body['choices']).toEqual(choices);
  }
});

it('reading none of the notices is no fault', async () => {
  expect((await call('POST', '/api/notices/read', { ids: [] })).status).toBe(204);
});
