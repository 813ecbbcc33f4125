import { expect, it, onTestFinished } from 'vitest';
import type { ConnectionCheck } from '@manzil/core/crm/crm';
import type { CrmCredentials } from '@manzil/core/crm/crm-credentials';
import { seededRandom } from '../proxy/faults.ts';
import { makeListing } from './make-listing.ts';
import type { ResoServerOptions } from './options.ts';
import { startResoServer } from './server.ts';
import { providerOf, pullAll } from './testing/reso-provider.ts';

async function tested(options: Partial<ResoServerOptions>, stepMs = 1_000) {
  let now = Date.parse('2026-11-01T08:00:00.000Z');
  const server = await startResoServer({ entityEvents: false, ...options }, () => (now += stepMs));
  onTestFinished(() => server.close());
  const random = seededRandom(7);
  for (let n = 0; n < 12; n += 1)
    server.store.put({ ...makeListing(n, random), StandardStatus: 'Active', InternetEntireListingDisplayYN: null });
  const check = (credentials: Partial<CrmCredentials> = {}): Promise<ConnectionCheck> =>
    providerOf(server, credentials).checkConnection(AbortSignal.timeout(20_000));
  return { server, check };
}

it.each(['$count', '$expand', '$orderby', '$select'] as const)(
  'does without %s where the server refuses it, as a pull does [M-403]',
  async (part) => {
    const { server, check } = await tested({ refuses: [part] });
    const { ok, findings } = await check();
    expect(ok).toBe(true);
    expect(findings).toContainEqual({ code: 'part_refused', params: { part } });
    expect(findings.some(({ code }) => code === 'on_offer')).toBe(part !== '$count');
    server.store.setMedia('K000001', [{ key: 'a', url: 'https://cdn.example/a.jpg' }]);
    const { records } = await pullAll(providerOf(server), { limit: 5 });
    expect(records.size).toBe(12);
    expect(records.get('K000001')?.pictures).toHaveLength(1);
  },
);

it('says how many listings a pull would give [M-403]', async () => {
  const { server, check } = await tested({});
  server.store.change('K000001', { StandardStatus: 'Closed' });
  server.store.change('K000002', { InternetEntireListingDisplayYN: false });
  expect((await check()).findings).toEqual([
    { code: 'fine', params: {} },
    { code: 'on_offer', params: { count: '10' } },
  ]);
});

it('is not fine where the next page is on another host, and a pull fails [M-403]', async () => {
  const { server, check } = await tested({ nextLink: 'foreign' }, 0);
  const { ok, findings } = await check();
  expect(ok).toBe(false);
  expect(findings).toMatchObject([
    { code: 'pull_fails', params: { reason: expect.stringContaining('another server') } },
  ]);
  await expect(pullAll(providerOf(server), { limit: 5 })).rejects.toThrow(/another server/);
});

it('tells a missing key from a missing address for tokens [M-403]', async () => {
  const { check } = await tested({});
  expect((await check({ apiKey: null })).findings).toMatchObject([{ code: 'key_missing' }]);
});
