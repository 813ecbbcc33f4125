import { busy, delivered, noAnswer } from '@manzil/core/deliveries/testing/fake-crm';
import { addDelivery, addLeadToDeliver, ledgerRow, makeDue } from '@manzil/core/deliveries/testing/ledger-fixture';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { engineFixture } from './testing/engine-fixture.ts';

const fixture = await engineFixture();
const { pool, store, worker } = fixture;

describe('sending', () => {
  it('delivers a backlog once each, however many workers race', async () => {
    for (let n = 0; n < 150; n += 1) await addLeadToDeliver(pool, `MZL-${n}`);
    const engines = [worker(), worker(), worker()];
    for (let round = 0; round < 3; round += 1)
      await Promise.all(engines.flatMap((engine) => [engine.sendPending(null), engine.sendPending(null)]));
    expect(fixture.crm.writes.size).toBe(150);
    expect([...fixture.crm.writes.values()].every((versions) => versions.length === 1)).toBe(true);
    const { rows } = await pool.query('select state, count(*)::int as n from deliveries group by state');
    expect(rows).toEqual([{ state: 'delivered', n: 150 }]);
  });

  it('finds nothing to do in a job that comes twice', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-TWICE');
    const engine = worker();
    expect(await engine.sendPending(id)).toEqual(['delivered']);
    expect(await engine.sendPending(id)).toEqual([]);
    expect(await engine.sendRetries(id)).toEqual([]);
    expect(fixture.crm.writes.get('MZL-TWICE')).toEqual([1]);
  });

  it('sends the latest state, and supersedes what that covers', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'MZL-LATEST');
    await pool.query('update leads set version = 2 where id = $1', [leadId]);
    const second = await addDelivery(pool, { leadId, seq: 2, version: 2, event: 'lead.updated' });
    expect(await worker().sendPending(second)).toEqual(['delivered']);
    expect(fixture.crm.writes.get('MZL-LATEST')).toEqual([2]);
    expect((await ledgerRow(pool, id)).state).toBe('delivered');
    expect((await ledgerRow(pool, second)).state).toBe('superseded');
  });

  it('never lets an older version follow a newer one, while workers race and answers get lost', async () => {
    const { leadId } = await addLeadToDeliver(pool, 'MZL-ORDER');
    let calls = 0;
    fixture.crm.onSend = async (write) => {
      await new Promise(setImmediate);
      calls += 1;
      if (calls % 3 === 0) return busy;
      write();
      return calls % 2 === 0 ? noAnswer : delivered;
    };
    const engines = [worker({ requestTimeoutMs: 1 }), worker({ requestTimeoutMs: 1 })];
    for (let version = 2; version < 15; version += 1) {
      await pool.query('update leads set version = $2 where id = $1', [leadId, version]);
      await addDelivery(pool, { leadId, seq: version, version, event: 'lead.updated' });
      await Promise.all(engines.flatMap((e) => [e.sendPending(null), e.sendRetries(null), e.resolveUnknown(null)]));
    }
    await expect
      .poll(async () => {
        await Promise.all(engines.flatMap((e) => [e.sendPending(null), e.sendRetries(null), e.resolveUnknown(null)]));
        return (await pool.query(`select from deliveries where state not in ('delivered', 'superseded')`)).rowCount;
      })
      .toBe(0);
    const versions = fixture.crm.writes.get('MZL-ORDER') ?? [];
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
    expect(versions.at(-1)).toBe(14);
  });

  it('waits after a refusal that will pass, and then sends', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-BUSY');
    fixture.crm.onSend = async () => busy;
    const engine = worker({ backoffBaseMs: 60_000, backoffMaxMs: 60_000 });
    expect(await engine.sendPending(id)).toEqual(['retry_wait']);
    expect(await engine.sendPending(id)).toEqual([]);
    fixture.crm.onSend = async (write) => {
      write();
      return delivered;
    };
    await makeDue(pool, id);
    expect(await engine.sendRetries(id)).toEqual(['delivered']);
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('gives back at once what it could not start, because the database failed', async () => {
    const { id } = await addLeadToDeliver(pool, 'MZL-DB');
    const broken = { ...store, begin: () => Promise.reject(new Error('disk full')) };
    await expect(worker({}, broken).sendPending(id)).rejects.toThrow('disk full');
    expect((await ledgerRow(pool, id)).state).toBe('pending');
    expect(fixture.crm.writes.size).toBe(0);
  });

  it('cancels the delivery of a lead that was deleted', async () => {
    const { id, leadId } = await addLeadToDeliver(pool, 'MZL-GONE');
    await pool.query('delete from leads where id = $1', [leadId]);
    expect(await worker().sendPending(id)).toEqual(['cancelled']);
    expect(fixture.crm.writes.size).toBe(0);
  });
});

describe('leases', () => {
  it('hands back what could not be started in time, and sends it later', async () => {
    for (let n = 0; n < 10; n += 1) await addLeadToDeliver(pool, `MZL-SLOW-${n}`);
    const now = performance.now.bind(performance);
    let ahead = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    onTestFinished(() => clock.mockRestore());
    fixture.crm.onSend = async (write) => {
      ahead += 300;
      write();
      return delivered;
    };
    const engine = worker({ concurrency: 2, leaseMs: 5_600, leaseMarginMs: 4_900, requestTimeoutMs: 3_000 });
    const first = await engine.sendPending(null);
    expect(first).toContain('delivered');
    expect(first).toContain('handed_back');
    expect(first).not.toContain('lost');
    for (let round = 0; round < 6; round += 1) await engine.sendPending(null);
    expect([...fixture.crm.writes.values()].map((versions) => versions.length)).toEqual(
      Array.from({ length: 10 }, () => 1),
    );
  });

  it('starts nothing new when it stops, hands back the rest and gives up what hangs', async () => {
    for (let n = 0; n < 5; n += 1) await addLeadToDeliver(pool, `MZL-STOP-${n}`);
    let asked = 0;
    fixture.crm.onSend = (_write, signal) =>
      new Promise((resolve) => {
        asked += 1;
        signal.addEventListener('abort', () => {
          resolve(noAnswer);
        });
      });
    const engine = worker({ concurrency: 2 });
    const sending = engine.sendPending(null);
    await expect.poll(() => asked).toBe(2);
    await engine.stop(100);
    expect((await sending).toSorted()).toEqual(['handed_back', 'handed_back', 'handed_back', 'unknown', 'unknown']);
    expect(await engine.sendPending(null)).toEqual([]);
    const { rows } = await pool.query('select state, count(*)::int as n from deliveries group by state order by state');
    expect(rows).toEqual([
      { state: 'pending', n: 3 },
      { state: 'unknown', n: 2 },
    ]);
  });
});
