import { forceRetry, syncLeads, type ForceDeps } from '@manzil/core/deliveries/engine/force-retry';
import { busy, delivered } from '@manzil/core/deliveries/testing/fake-crm';
import { createForceStore } from '@manzil/core/deliveries/store/delivery-force';
import { addLeadToDeliver, lane, ledgerRow } from '@manzil/core/deliveries/testing/ledger-fixture';
import { describe, expect, it } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, worker } = fixture;
const slowly = { backoffBaseMs: 300_000, backoffMaxMs: 300_000 };

/** At once, as a worker of `crm-retry` would. */
function deps(): ForceDeps {
  const engine = worker();
  return {
    store: createForceStore(pool),
    lane,
    publish: async (deliveries) => {
      for (const { id } of deliveries) void engine.sendRetries(id);
    },
    timeoutMs: 5_000,
  };
}

function succeed(): void {
  fixture.crm.onSend = async (write) => {
    write();
    return delivered;
  };
}

describe('forceRetry', () => {
  it('sends what waits, but not what the CRM asked to hold back', async () => {
    fixture.crm.onSend = async () => busy;
    await addLeadToDeliver(pool, 'MZL-F1');
    await worker(slowly).sendPending(null);
    fixture.crm.onSend = async () => ({ ...busy, retryAfterMs: 600_000 });
    const held = await addLeadToDeliver(pool, 'MZL-HELD');
    await worker(slowly).sendPending(held.id);
    await addLeadToDeliver(pool, 'MZL-F2');
    await addLeadToDeliver(pool, 'MZL-F3');
    succeed();
    expect(await forceRetry(deps())).toEqual({ processed: 3, remaining: 1 });
    expect((await ledgerRow(pool, held.id)).state).toBe('retry_wait');
    expect(fixture.crm.writes.size).toBe(3);
  });

  it('answers as soon as each was tried, though none succeeded', async () => {
    fixture.crm.onSend = async () => busy;
    const { id } = await addLeadToDeliver(pool, 'MZL-F4');
    const startedAt = performance.now();
    const publish = async (): Promise<void> => void worker(slowly).sendRetries(id);
    expect(await forceRetry({ ...deps(), publish, timeoutMs: 20_000 })).toEqual({ processed: 0, remaining: 1 });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    expect((await ledgerRow(pool, id)).attempts).toBe(1);
  });

  it('brings a hundred forward, the oldest, and leaves the others their time [A-385]', async () => {
    fixture.crm.onSend = async () => busy;
    for (let n = 0; n < 103; n += 1) await addLeadToDeliver(pool, `MZL-MANY-${String(n)}`);
    await pool.query(
      `update deliveries set due_at = now() + interval '1 hour' + seq * interval '1 second' + random() * interval '1 minute'`,
    );
    const { rows: latest } = await pool.query('select id from deliveries order by due_at desc limit 3');
    const published: string[] = [];
    const publish = async (all: { id: string }[]): Promise<void> => void published.push(...all.map(({ id }) => id));
    expect(await forceRetry({ ...deps(), publish, timeoutMs: 300 })).toEqual({ processed: 0, remaining: 103 });
    expect(published).toHaveLength(100);
    const { rows } = await pool.query('select id from deliveries where due_at > now() order by due_at desc');
    expect(rows).toEqual(latest);
  });
});

describe('syncLeads', () => {
  it('sends a rejected lead once more, and a synced one not again', async () => {
    fixture.crm.onSend = async () => ({
      kind: 'rejected',
      httpStatus: 422,
      code: 'crm.rejected',
      text: 'no',
      answer: null,
    });
    const { id, leadId } = await addLeadToDeliver(pool, 'MZL-SYNC');
    await worker().sendPending(id);
    succeed();
    expect(await syncLeads(deps(), [leadId])).toEqual([{ id: leadId, synced: true, crmId: 'CRM-1', error: null }]);
    expect(await syncLeads(deps(), [leadId])).toEqual([{ id: leadId, synced: true, crmId: 'CRM-1', error: null }]);
    expect(fixture.crm.writes.get('MZL-SYNC')).toEqual([1]);
  });
});
