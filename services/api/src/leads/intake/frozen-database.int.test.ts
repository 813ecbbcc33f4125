import { afterEach, expect, it } from 'vitest';
import { count, enquiry } from '../../testing/enquiry.ts';
import { freezableProxy, type FreezableProxy } from '../../testing/freezable-proxy.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';

let api: TestApi;
let proxy: FreezableProxy;
afterEach(async () => {
  await proxy.close();
  await api.close();
});

it('does not let visitors wait for a database that answers nothing, and never says thank you', async () => {
  api = await startApi({
    databaseThrough: async (url) => {
      proxy = await freezableProxy(url);
      return proxy.url;
    },
  });
  expect((await api.post('/api/contact', await enquiry(api))).status).toBe(201);
  const body = await enquiry(api, { email: 'second@example.com' });
  proxy.freeze();
  const start = performance.now();
  const answers = await Promise.all([api.post('/api/contact', body), api.get('/api/properties'), api.get('/readyz')]);
  // the deadline (4.5 s), not this pool's timeouts (12 s)
  expect(performance.now() - start).toBeLessThan(9_000);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  // the thawed database may carry it out
  expect(await answers[0].json()).toMatchObject({ code: 'lead.unclear' });
  expect(await answers[1].json()).toMatchObject({ code: 'server.unavailable' });
  await proxy.close();
  const direct = testPool(api.databaseUrl);
  try {
    expect(await count({ pool: direct }, 'leads')).toBe(1);
  } finally {
    await direct.end();
  }
});
