import { afterEach, describe, expect, it, vi } from 'vitest';
import { lead, providerOf, startAccount, type AccountChanges, type TestAccount } from './testing/account.ts';

// a busy machine must not decide
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let account: TestAccount;
afterEach(() => account.close());
async function start(changes: AccountChanges = {}): Promise<void> {
  account = await startAccount(changes);
}

describe('what the account lacks', () => {
  it('keeps the lead waiting, and names the command', async () => {
    await start({ setUp: false });
    const outcome = await account.send();
    expect(outcome).toMatchObject({ kind: 'retry', code: 'crm.setup_incomplete', alert: true });
    expect(outcome).toMatchObject({ text: expect.stringContaining('npm run hubspot-setup') as string });
  });

  it.each([
    ['a pipeline', { pipeline: 'gone' }],
    ['a stage', { pipeline: 'default', stage: 'gone' }],
  ])('as %s of the settings does the same', async (_name, place) => {
    await start(place);
    expect(await account.send()).toMatchObject({ kind: 'retry', code: 'crm.setup_incomplete', alert: true });
    expect(account.enquiries()).toEqual([]);
  });

  it('as a token that is accepted does too', async () => {
    await start({ apiKey: 'wrong' });
    expect(await account.send()).toMatchObject({
      kind: 'retry',
      httpStatus: 401,
      code: 'crm.unauthorized',
      alert: true,
    });
  });

  it('as the right address does too, and is no absence', async () => {
    await start();
    const other = providerOf(`${account.url}/v2`, 'deals', account.options.token);
    const context = { idempotencyKey: 'k', requestId: null, signal: AbortSignal.timeout(30_000) };
    expect(await other.sendLead(lead, context)).toMatchObject({
      kind: 'retry',
      alert: true,
      code: 'crm.address_unknown',
    });
    const looked = await other.lookup('lead', 'MZL-1', AbortSignal.timeout(30_000));
    expect(looked).toMatchObject({ kind: 'failed', httpStatus: 404, code: 'crm.address_unknown' });
  });
});

describe('limits', () => {
  it('of a burst ask for the interval', async () => {
    await start({ burst: { calls: 0, intervalMs: 10_000 } });
    const outcome = await account.send();
    expect(outcome).toMatchObject({ kind: 'retry', httpStatus: 429, retryAfterMs: 10_000, alert: false });
    expect(outcome.answer).toContain('RATE_LIMITS');
  });

  it('of the day ask for an hour where the account does not say when its day ends', async () => {
    await start({ daily: 0 });
    expect(await account.send()).toMatchObject({ kind: 'retry', httpStatus: 429, retryAfterMs: 3_600_000 });
  });
});
