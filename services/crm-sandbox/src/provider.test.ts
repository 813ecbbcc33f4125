import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bearer } from '@manzil/core/crm/http/authorize';
import { createSandboxProvider } from '@manzil/core/crm/sandbox/provider';
import type { CrmProvider } from '@manzil/core/crm/crm';
import type { LeadRecord } from '@manzil/core/leads/lead';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoListings } from './demo/demo-listings.ts';
import { startTestSandbox, testKey, type TestSandbox } from './testing/test-sandbox.ts';

let sandbox: TestSandbox;
let crm: CrmProvider;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  crm = createSandboxProvider({ baseUrl: sandbox.url, authorization: bearer(testKey), idempotent: false });
});
afterEach(() => sandbox.close());

const lead: LeadRecord = {
  reference: 'MZL-1',
  personReference: 'P-1',
  version: 1,
  firstName: 'نور',
  lastName: '',
  email: 'noor@example.com',
  phone: null,
  message: 'م'.repeat(6_000),
  source: 'property_inquiry',
  status: 'new',
  language: 'ar',
  page: `/ar/properties/1?${'x'.repeat(600)}`,
  listingReference: '10001',
  consent: { policyVersion: '1', marketing: true, at: '2026-11-20T08:00:00.000Z' },
  createdAt: '2026-11-20T08:00:00.000Z',
  moved: null,
};
const context = (key = 'k') => ({ idempotencyKey: key, requestId: null, signal: AbortSignal.timeout(5_000) });
const signal = (): AbortSignal => AbortSignal.timeout(5_000);

describe('references', () => {
  const list = (kind: 'lead' | 'property', cursor: string | null = null, limit = 2) =>
    crm.listReferences({ kind, modifiedSince: '2020-01-01T00:00:00.000Z', cursor, limit, signal: signal() });

  it('come page by page, twice where something was stored twice, and never with a person', async () => {
    await crm.sendLead(lead, context());
    await sandbox.setFaults({ duplicateWrite: 1 });
    await crm.sendLead({ ...lead, reference: 'MZL-2' }, context('k2'));
    const first = await list('lead');
    expect(first.records).toEqual([
      { reference: 'MZL-1', version: 1, externalId: 'L-000001' },
      { reference: 'MZL-2', version: 1, externalId: 'L-000002' },
    ]);
    expect(await list('lead', first.nextCursor)).toEqual({
      records: [{ reference: 'MZL-2', version: 1, externalId: 'L-000003' }],
      nextCursor: null,
    });
    await sandbox.setFaults({});
    const { body } = await sandbox.call('GET', '/v1/references?kind=lead');
    expect(JSON.stringify(body)).not.toContain('noor');
  });

  it('of listings say what we wrote and what we did not', async () => {
    sandbox.sandbox.fill(demoListings({ count: 2, pictures: [] }));
    const { records } = await list('property', null, 10);
    expect(records.map(({ version }) => version)).toEqual([null, null]);
  });

  it('of one query go on with no other, and half an answer is none', async () => {
    for (const reference of ['MZL-1', 'MZL-2', 'MZL-3']) await crm.sendLead({ ...lead, reference }, context(reference));
    const { nextCursor } = await list('lead');
    await expect(list('property', nextCursor)).rejects.toThrow('400');
    await sandbox.setFaults({ malformed: 1 });
    await expect(list('lead')).rejects.toThrow('could not be read');
  });
});

describe('a lead', () => {
  it('moves to another person by a newer delivery, and is still taken from who tells no person [M-1300]', async () => {
    const personOf = async (reference: string) => {
      const { body } = await sandbox.call('GET', `/v1/leads?reference=${reference}`);
      return (body as { leads: { personReference?: string }[] }).leads.map((found) => found.personReference);
    };
    await crm.sendLead(lead, context());
    expect(await personOf('MZL-1')).toEqual(['P-1']);
    await crm.sendLead({ ...lead, version: 2, personReference: 'P-2' }, context('k2'));
    expect(await personOf('MZL-1')).toEqual(['P-2']);
    expect(await crm.sendLead({ ...lead, reference: 'MZL-2', personReference: null }, context('k3'))).toMatchObject({
      kind: 'delivered',
    });
    expect(await personOf('MZL-2')).toEqual([undefined]);
  });

  it('is delivered, however long its texts, and found by its reference', async () => {
    expect(await crm.sendLead(lead, context())).toMatchObject({
      kind: 'delivered',
      externalId: 'L-000001',
      httpStatus: 201,
    });
    expect(await crm.lookup('lead', 'MZL-1', signal())).toEqual({
      kind: 'found',
      externalId: 'L-000001',
      version: 1,
      httpStatus: 200,
    });
    expect(await crm.lookup('lead', 'MZL-2', signal())).toEqual({ kind: 'absent', httpStatus: 200 });
  });

  it('is written once when sent twice, also under another key', async () => {
    for (const key of ['a', 'a', 'b'])
      expect(await crm.sendLead(lead, context(key))).toMatchObject({ kind: 'delivered' });
    expect(await crm.sendLead({ ...lead, version: 2 }, context('a'))).toMatchObject({
      kind: 'delivered',
      httpStatus: 200,
    });
    expect(await crm.sendLead(lead, context('c'))).toMatchObject({
      kind: 'unknown',
      code: 'crm.newer_there',
    });
    const { leads } = (await sandbox.call('GET', '/v1/stats')).body as { leads: { writesPerReference: object } };
    expect(leads.writesPerReference).toEqual({ 'MZL-1': 2 });
  });

  it.each([
    [{ error500: 1 }, 'unknown'],
    [{ tooMany429: 1 }, 'retry'],
    [{ cutAfterWrite: 1 }, 'unknown'],
    [{ malformed: 1 }, 'unknown'],
    [{ lostWrite: 1 }, 'delivered'],
    [{ duplicateWrite: 1 }, 'delivered'],
  ])('under the fault %j is %s', async (faults, kind) => {
    await sandbox.setFaults(faults);
    expect(await crm.sendLead(lead, context())).toMatchObject({ kind });
  });

  it('with a wrong key is kept for a retry, and a lookup then says nothing', async () => {
    const stranger = createSandboxProvider({ baseUrl: sandbox.url, authorization: bearer('wrong'), idempotent: false });
    expect(await stranger.sendLead(lead, context())).toMatchObject({ kind: 'retry', httpStatus: 401, alert: true });
    expect(await stranger.lookup('lead', 'MZL-1', signal())).toMatchObject({ kind: 'failed', httpStatus: 401 });
    await sandbox.setFaults({ malformed: 1 });
    expect(await crm.lookup('lead', 'MZL-1', signal())).toMatchObject({ kind: 'failed', httpStatus: 200 });
  });
});

describe('listings', () => {
  it('come in pages that can all be read, and go back as they came', async () => {
    sandbox.sandbox.fill(demoListings({ count: 25, pictures: [] }));
    const first = await crm.pullListings({ modifiedSince: null, cursor: null, limit: 20, signal: signal() });
    const second = await crm.pullListings({
      modifiedSince: null,
      cursor: first.nextCursor,
      limit: 20,
      signal: signal(),
    });
    const items = [...first.items, ...second.items];
    expect(items).toHaveLength(25);
    expect(items.every(({ ok }) => ok)).toBe(true);
    expect([first.total, first.withheld, second.nextCursor]).toEqual([25, 1, null]);

    const [item] = items;
    if (item?.ok !== true) throw new Error('unreadable');
    const changed = { ...item.record, version: 1, title: 'Changed here' };
    expect(await crm.sendListing(changed, context())).toMatchObject({ kind: 'delivered' });
    expect(await crm.lookup('property', changed.reference, signal())).toMatchObject({ kind: 'found', version: 1 });
    expect(await crm.deleteListing(changed.reference, 2, context('d'))).toMatchObject({ kind: 'delivered' });
    expect(await crm.deleteListing(changed.reference, 2, context('e'))).toMatchObject({
      kind: 'unknown',
      httpStatus: 410,
    });
    expect(await crm.lookup('property', changed.reference, signal())).toMatchObject({ kind: 'absent' });
  });

  it('that nobody wrote from here carry no version of ours', async () => {
    sandbox.sandbox.fill(demoListings({ count: 1, pictures: [] }));
    const { items } = await crm.pullListings({ modifiedSince: null, cursor: null, limit: 1, signal: signal() });
    const [item] = items;
    expect(await crm.lookup('property', item!.ok ? item!.record.reference : '', signal())).toMatchObject({
      version: 0,
    });
  });

  it('cannot be pulled from a CRM that fails, and it says why', async () => {
    const query = { modifiedSince: null, cursor: null, limit: 1, signal: signal() };
    await sandbox.setFaults({ tooMany429: 1, retryAfterSeconds: 3 });
    await expect(crm.pullListings(query)).rejects.toMatchObject({
      name: 'CrmUnavailableError',
      status: 429,
      retryAfterMs: 3_000,
    });
    await sandbox.setFaults({ malformed: 1 });
    await expect(crm.pullListings(query)).rejects.toMatchObject({ name: 'CrmUnavailableError', status: 200 });
    await sandbox.close();
    await expect(crm.pullListings(query)).rejects.toMatchObject({ name: 'CrmUnavailableError', status: null });
  });
});

describe('pictures', () => {
  it('come from the CRM itself and from nowhere else', async () => {
    await writeFile(path.join(sandbox.folder, 'a.jpg'), 'bytes');
    const fetched = await crm.fetchPicture(`${sandbox.url}/v1/pictures/a.jpg`, 100, signal());
    expect(Buffer.from(fetched).toString()).toBe('bytes');
    const elsewhere = [
      'http://127.0.0.1:1/v1/pictures/a.jpg',
      sandbox.url.replace('127.0.0.1', 'localhost') + '/v1/pictures/a.jpg',
      sandbox.url.replace('http://', 'http://crm@') + '/v1/pictures/a.jpg',
      'file:///etc/passwd',
      '/v1/pictures/a.jpg',
    ];
    for (const url of elsewhere) await expect(crm.fetchPicture(url, 100, signal())).rejects.toThrow('own host');
    await expect(crm.fetchPicture(`${sandbox.url}/v1/pictures/a.jpg`, 3, signal())).rejects.toThrow('too large');
    await expect(crm.fetchPicture(`${sandbox.url}/v1/pictures/b.jpg`, 100, signal())).rejects.toMatchObject({
      status: 404,
    });
  });
});
