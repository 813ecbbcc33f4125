import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryState } from '../states.ts';
import type { FormerDecision } from '../former-deliveries.ts';
import { takeForDispatch } from './delivery-dispatch.ts';
import { claimDue } from './delivery-store-claim.ts';
import { decideFormer, listFormer } from './former-deliveries-store.ts';
import {
  addDelivery,
  addLead,
  addLeadToDeliver,
  expireLease,
  forceState,
  ledgerRow,
  terms,
  testPool,
} from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const actor = { id: 1, username: 'admin', role: 'admin' } as never;
const newTerms = { ...terms, provider: 'new' };

beforeEach(() => pool.query('truncate deliveries, leads, properties, breakers restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const decide = (decision: FormerDecision, takes = { leads: true, listings: true }) =>
  decideFormer(pool, { former: 'fake', connected: 'new', takes, decision }, { actor, requestId: 'request-1' });
const claimNew = () =>
  claimDue(pool, { ...newTerms, deliveryId: null, states: ['pending', 'retry_wait'], limit: 10, leaseMs: 60_000 });

async function inState(state: DeliveryState): Promise<{ leadId: number; id: string }> {
  const added = await addLeadToDeliver(pool, `MZL-${state}`);
  await forceState(pool, added.id, state);
  return added;
}

const openStates = ['pending', 'retry_wait', 'unknown', 'parked', 'rejected'] as const;

describe('after a change of the provider', () => {
  it('what the former one left open is not published, not claimed, and counted', async () => {
    for (const state of openStates) await inState(state);
    await inState('delivered');
    await pool.query(`update deliveries set created_at = now() - interval '1 minute', due_at = now()`);
    const query = { limit: 10, trustMs: 1_000, graceMs: 0, again: true };
    expect(await takeForDispatch(pool, { ...query, providers: ['new', 'smtp'] })).toEqual([]);
    expect(await takeForDispatch(pool, query)).toHaveLength(3);
    expect(await claimNew()).toEqual([]);
    expect(await listFormer(pool, 'new')).toMatchObject([{ provider: 'fake', waiting: 2, uncertain: 1, setAside: 2 }]);
    expect(await listFormer(pool, 'fake')).toEqual([]);
  });

  it.each(openStates.slice(0, 3))('a lead whose old delivery is %s still reaches the new one', async (state) => {
    const { leadId } = await inState(state);
    const id = await addDelivery(pool, { leadId, seq: 2, version: 2, provider: 'new', event: 'lead.updated' });
    expect((await claimNew()).map((delivery) => delivery.id)).toEqual([id]);
  });
});

describe('leaving them', () => {
  it('sets aside what was open, asks no more, and sends nothing', async () => {
    const ids: string[] = [];
    for (const state of openStates) ids.push((await inState(state)).id);
    expect(await decide('leave')).toEqual({ settled: 5, sent: 0, remaining: 0 });
    for (const id of ids) expect(await ledgerRow(pool, id)).toMatchObject({ last_error_code: 'crm.provider_changed' });
    expect(await listFormer(pool, 'new')).toEqual([]);
    expect(await claimNew()).toEqual([]);
  });
});

describe('sending them to the new one', () => {
  it('gives each lead one new delivery, and ends the old ones', async () => {
    const ids: string[] = [];
    for (const state of openStates) ids.push((await inState(state)).id);
    expect(await decide('send')).toEqual({ settled: 5, sent: 5, remaining: 0 });
    for (const id of ids) expect((await ledgerRow(pool, id)).state).toBe('cancelled');
    const claimed = await claimNew();
    expect(claimed.map(({ event, provider, subjectVersion }) => [event, provider, subjectVersion])).toEqual(
      openStates.map(() => ['lead.created', 'new', 1]),
    );
    expect(new Set(claimed.map(({ subjectId }) => subjectId)).size).toBe(5);
    expect(await decide('send')).toEqual({ settled: 0, sent: 0, remaining: 0 });
  });

  it('sends a lead once though several spoke of it, and not again where it waits already', async () => {
    const { leadId } = await inState('pending');
    await addDelivery(pool, { leadId, seq: 2, version: 1, event: 'lead.updated' });
    const waiting = await inState('retry_wait');
    await addDelivery(pool, { leadId: waiting.leadId, seq: 2, provider: 'new' });
    expect(await decide('send')).toEqual({ settled: 3, sent: 1, remaining: 0 });
    expect((await claimNew()).map(({ subjectId, event }) => [subjectId, event]).toSorted()).toEqual([
      [leadId, 'lead.updated'],
      [waiting.leadId, 'lead.created'],
    ]);
  });

  it('takes what a worker that is gone held, and leaves what one holds now', async () => {
    const gone = await inState('sending');
    await expireLease(pool, gone.id);
    const held = await inState('unknown');
    await forceState(pool, held.id, 'sending');
    expect(await decide('send')).toEqual({ settled: 1, sent: 1, remaining: 1 });
    expect((await ledgerRow(pool, held.id)).state).toBe('sending');
  });

  it('sends nothing of a lead that is gone, and leaves what the new CRM does not take', async () => {
    const { leadId } = await inState('pending');
    await pool.query('delete from leads where id = $1', [leadId]);
    const listing = await addDelivery(pool, { leadId: 7, kind: 'property', event: 'property.updated' });
    expect(await decide('send', { leads: true, listings: false })).toEqual({ settled: 1, sent: 0, remaining: 1 });
    expect((await ledgerRow(pool, listing)).state).toBe('pending');
  });

  it('stands in the audit log', async () => {
    await addLead(pool, 'MZL-OTHER');
    await inState('pending');
    await decide('send');
    const { rows } = await pool.query(
      `select subject_label, after from audit_entries where action = 'crm.former_decided' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { subject_label: 'new', after: { provider: 'fake', decision: 'send', settled: 1, sent: 1, remaining: 0 } },
    ]);
  });
});
