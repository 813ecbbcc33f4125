import { afterEach, describe, expect, it, vi } from 'vitest';
import { lead, startAccount, type AccountChanges, type TestAccount } from './testing/account.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let account: TestAccount;
afterEach(() => account.close());
async function start(changes: AccountChanges = {}): Promise<void> {
  account = await startAccount(changes);
}
const enquiry = () => account.enquiries()[0]!;

describe('a lookup', () => {
  it('finds what a search does not yet, and nothing of what is not there', async () => {
    await start({ indexDelayMs: 60_000 });
    await account.send();
    const look = (reference: string) => account.provider.lookup('lead', reference, AbortSignal.timeout(30_000));
    expect(await look('MZL-1')).toMatchObject({ kind: 'found', version: 1 });
    expect(await look('MZL-2')).toMatchObject({ kind: 'absent' });
    enquiry().archived = true;
    expect(await look('MZL-1')).toMatchObject({ kind: 'absent' });
  });

  it('of an account that is not set up fails, and is no absence', async () => {
    await start({ setUp: false });
    const found = await account.provider.lookup('lead', 'MZL-1', AbortSignal.timeout(30_000));
    expect(found).toMatchObject({ kind: 'failed', code: 'crm.setup_incomplete' });
  });
});

describe('the list of references', () => {
  const list = (cursor: string | null, modifiedSince = '2026-01-01T00:00:00.000Z') =>
    account.provider.listReferences({
      kind: 'lead',
      modifiedSince,
      cursor,
      limit: 2,
      signal: AbortSignal.timeout(30_000),
    });

  it('goes on from the last id, past others that are no enquiries of ours', async () => {
    await start();
    for (const n of [1, 2, 3]) {
      await account.send({ reference: `MZL-${String(n)}`, version: n });
      account.store.create('deals', { dealname: 'not ours', pipeline: 'default', dealstage: 'closedwon' });
    }
    const first = await list(null);
    const record = (n: number) => ({ reference: `MZL-${String(n)}`, version: n, externalId: expect.any(String) });
    expect(first.records).toEqual([record(1), record(2)]);
    expect(await list(first.nextCursor)).toEqual({ records: [record(3)], nextCursor: null });
  });

  it('holds what changed since, as far as the index has it', async () => {
    await start({ indexDelayMs: 60_000 });
    await account.send();
    expect((await list(null)).records).toEqual([]);
    account.options.indexDelayMs = 0;
    expect((await list(null)).records).toHaveLength(1);
    expect((await list(null, new Date(Date.now() + 60_000).toISOString())).records).toEqual([]);
  });

  it('has no listings, and half a list is an error', async () => {
    await start({ searchesPerSecond: 0 });
    const query = { modifiedSince: lead.createdAt, cursor: null, limit: 10, signal: AbortSignal.timeout(30_000) };
    expect(await account.provider.listReferences({ ...query, kind: 'property' })).toEqual({
      records: [],
      nextCursor: null,
    });
    await expect(account.provider.listReferences({ ...query, kind: 'lead' })).rejects.toMatchObject({
      status: 429,
      retryAfterMs: 1_000,
    });
  });
});
