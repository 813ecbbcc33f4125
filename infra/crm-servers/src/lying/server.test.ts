import type { components } from '@manzil/contract/sandbox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lies } from './catalogue.ts';
import { startLyingCrm, type LyingCrm } from './server.ts';

type Schemas = components['schemas'];

const lead = { version: 1, email: 'noor@example.com', source: 'contact_form', createdAt: '2026-11-20T08:00:00Z' };
let crm: LyingCrm;
beforeEach(async () => {
  crm = await startLyingCrm({ apiKey: 'key' });
});
afterEach(() => crm.close());

async function call<T>(method: string, path: string, body?: object): Promise<{ status: number; json: T }> {
  const answer = await fetch(`${crm.url}${path}`, {
    method,
    headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, json: (await answer.json()) as T };
}
const put = (reference: string, changes: object = {}) =>
  call<Schemas['LeadWritten']>('PUT', `/v1/leads/${reference}`, { ...lead, ...changes });
const find = async (reference: string) =>
  (await call<Schemas['LeadList']>('GET', `/v1/leads?reference=${reference}`)).json.leads;

describe('the lying CRM, telling the truth', () => {
  it('stores, replaces by a newer version, and refuses an older one', async () => {
    expect(await put('MZL-1')).toMatchObject({ status: 201, json: { reference: 'MZL-1', version: 1, writes: 1 } });
    expect(await put('MZL-1', { version: 3 })).toMatchObject({ status: 200, json: { version: 3, writes: 2 } });
    expect(await put('MZL-1', { version: 2 })).toMatchObject({
      status: 409,
      json: { code: 'version_conflict', storedVersion: 3 },
    });
    expect(await find('MZL-1')).toMatchObject([{ reference: 'MZL-1', version: 3, email: lead.email }]);
    expect(await find('MZL-2')).toEqual([]);
  });

  it('counts a version that is written once more, and no newer one', async () => {
    await put('MZL-1');
    await put('MZL-1', { version: 2 });
    expect(crm.book.writesPerReference()).toEqual({ 'MZL-1': 1 });
    await put('MZL-1', { version: 2 });
    expect(crm.book.writesPerReference()).toEqual({ 'MZL-1': 2 });
  });

  it('lists references page by page', async () => {
    for (const reference of ['MZL-1', 'MZL-2', 'MZL-3']) await put(reference);
    const page = (cursor: string) => call<Schemas['ReferencePage']>('GET', `/v1/references?kind=lead&limit=2${cursor}`);
    const first = await page('');
    expect(first.json.records.map(({ reference }) => reference)).toEqual(['MZL-1', 'MZL-2']);
    const second = await page(`&cursor=${first.json.nextCursor ?? ''}`);
    expect(second.json).toMatchObject({ records: [{ reference: 'MZL-3' }], nextCursor: null });
  });

  it('refuses what its document does not know', async () => {
    expect((await put('MZL-1', { version: 0 })).status).toBe(422);
    expect((await call('GET', '/v1/elsewhere')).status).toBe(404);
    const withoutKey = await fetch(`${crm.url}/v1/leads?reference=MZL-1`);
    expect(withoutKey.status).toBe(401);
    await withoutKey.body?.cancel();
  });
});

describe('the catalogue of lies', () => {
  it('has names that differ, and words for each', () => {
    expect(lies.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lies.map(({ name }) => name)).size).toBe(lies.length);
    expect(lies.filter(({ does }) => does === '')).toEqual([]);
  });

  it('is over when the truth is asked for again', async () => {
    const named = (name: string) => lies.find((lie) => lie.name === name) ?? null;
    crm.tell(named('names-nobody'));
    expect((await put('MZL-1')).json.reference).toBeNull();
    crm.tell(null);
    expect((await put('MZL-2')).json.reference).toBe('MZL-2');
    expect(crm.lied()).toBe(1);
  });
});
