import { afterEach, describe, expect, it, vi } from 'vitest';
import { bearer } from '../http/authorize.ts';
import { createHttpClient } from '../http/http-client.ts';
import { scopesOf } from './names.ts';
import { setUpAccount } from './set-up.ts';
import { providerOf, startAccount, type AccountChanges, type TestAccount } from './testing/account.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let account: TestAccount;
afterEach(() => account.close());
async function start(changes: AccountChanges = {}): Promise<void> {
  account = await startAccount({ setUp: false, ...changes });
}

function setUp(wanted: { pipeline?: string; stage?: string } = {}) {
  const { token } = account.options;
  const http = createHttpClient({ baseUrl: account.url, authorization: bearer(token) });
  const place = { object: 'deals', pipeline: wanted.pipeline ?? null, stage: wanted.stage ?? null } as const;
  return setUpAccount({ http, token: async () => token }, place, AbortSignal.timeout(30_000));
}
const check = () => account.provider.checkConnection(AbortSignal.timeout(30_000));
const codes = async (): Promise<string[]> => (await check()).findings.map(({ code }) => code);

describe('the set-up', () => {
  it('makes what is missing once, and enquiries go through', async () => {
    await start();
    expect(await check()).toMatchObject({ ok: false });
    expect((await check()).findings).toContainEqual({
      code: 'property_missing',
      params: { object: 'deals', property: 'manzil_reference' },
    });
    const first = await setUp();
    expect(first.made).toContain('deals.manzil_reference');
    expect(first).toMatchObject({ failed: [], findings: [] });
    expect(await check()).toEqual({ ok: true, findings: [{ code: 'fine', params: {} }] });
    expect(account.store.definitions.deals.get('manzil_reference')).toMatchObject({ hasUniqueValue: true });
    expect(await setUp()).toMatchObject({ made: [], failed: [], findings: [] });
    expect(await account.send()).toMatchObject({ kind: 'delivered' });
  });

  it('goes on where it was interrupted', async () => {
    await start();
    account.store.groups.deals.add('manzil');
    await setUp();
    account.store.definitions.deals.delete('manzil_listing');
    expect((await setUp()).made).toEqual(['deals.manzil_listing']);
  });

  it('says which scope it lacks', async () => {
    await start({ scopes: scopesOf('deals').daily });
    const report = await setUp();
    expect(report.lackingScopes).toEqual({
      daily: [],
      setup: ['crm.schemas.contacts.write', 'crm.schemas.deals.write'],
    });
    expect(report.made).toEqual([]);
    expect(report.failed[0]?.problem.text).toContain('crm.schemas.contacts.write');
  });

  it('says that a property without unique values must be deleted first', async () => {
    await start({ setUp: true });
    const property = account.store.definitions.deals.get('manzil_reference')!;
    account.store.definitions.deals.set('manzil_reference', { ...property, hasUniqueValue: false });
    const params = { resource: 'deals', field: 'manzil_reference (unique values)' };
    expect((await setUp()).findings).toEqual([{ code: 'field_missing', params }]);
  });

  it('says that a pipeline or stage is not there', async () => {
    await start({ setUp: true });
    const { findings } = await setUp({ pipeline: 'default', stage: 'gone' });
    expect(findings).toEqual([
      { code: 'resource_missing', params: { resource: 'deals: pipeline default, stage gone' } },
    ]);
  });
});

describe('the test of the connection', () => {
  it.each([
    ['no key', { apiKey: null }, 'not_configured'],
    ['a wrong key', { apiKey: 'wrong' }, 'key_refused'],
    ['a server that is not there', { baseUrl: 'http://127.0.0.1:1' }, 'no_connection'],
    ['a limit that is reached', { daily: 0 }, 'too_many_requests'],
  ])('finds %s and writes nothing', async (_name, changes, code) => {
    await start(changes);
    expect(await codes()).toEqual([code]);
    expect(account.calls.every((call) => /^GET |access-token-info$/.test(call))).toBe(true);
  });

  it('finds each missing scope by its name', async () => {
    await start({
      setUp: true,
      scopes: ['crm.schemas.contacts.read', 'crm.objects.contacts.read', 'crm.schemas.deals.read'],
    });
    const { ok, findings } = await check();
    expect(ok).toBe(false);
    expect(findings.map(({ code, params }) => [code, params['scope']])).toEqual([
      ['scope_missing', 'crm.objects.deals.read'],
      ['scope_missing', 'crm.objects.contacts.write'],
      ['scope_missing', 'crm.objects.deals.write'],
    ]);
  });

  it('finds something that is no HubSpot', async () => {
    await start();
    const other = providerOf(`${account.url}/v2`, 'deals', account.options.token);
    const { findings } = await other.checkConnection(AbortSignal.timeout(30_000));
    expect(findings.map(({ code }) => code)).toEqual(['not_this_protocol']);
  });
});
