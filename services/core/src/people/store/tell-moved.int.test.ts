import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../data/transaction.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { deliveryStates } from '../../deliveries/states.ts';
import { addDelivery, addLead, forceState, lane, testPool } from '../../deliveries/testing/ledger-fixture.ts';
import { deleteLeads } from '../../leads/store/lead-writer.ts';
import { tellMoved } from './tell-moved.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
beforeEach(() => pool.query('truncate leads, trashed, deliveries, users restart identity cascade'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const tell = (leadIds: readonly number[], crm: Parameters<typeof tellMoved>[1]['crm'] = lane) =>
  inTransaction(pool, (client) => tellMoved(client, { leadIds, crm, requestId: 'r-1' }));
const toldOf = (jobs: readonly DispatchedDelivery[]) => jobs.map(({ subjectId }) => subjectId).toSorted();
const versionOf = async (id: number) =>
  (await pool.query<{ version: number }>('select version from leads where id = $1', [id])).rows[0]?.version ?? null;

/** That the CRM has. */
async function addKnown(reference: string): Promise<number> {
  const leadId = await addLead(pool, reference);
  await forceState(pool, await addDelivery(pool, { leadId }), 'delivered');
  return leadId;
}

const subscribe = (id: number, asked: string | null, confirmed: string | null, ended: string | null) =>
  pool.query('insert into subscriptions (lead_id, key, asked_at, confirmed_at, ended_at) values ($1, $2, $3, $4, $5)', [
    id,
    'a'.repeat(32),
    asked,
    confirmed,
    ended,
  ]);
const [early, late] = ['2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z'];
async function trash(id: number): Promise<void> {
  await pool.query(`insert into users (email, role) values ('layla@example.com', 'admin')`);
  const act = { actor: { id: 1, username: 'layla', role: 'admin' }, requestId: 'r-1' } as const;
  expect(await deleteLeads(pool, [id], null, act)).toEqual([id]);
}
const without = (id: number) => pool.query('delete from deliveries where subject_id = $1', [id]);
const instead = async (id: number, fixture: Partial<Parameters<typeof addDelivery>[1]>) => {
  await without(id);
  await addDelivery(pool, { leadId: id, ...fixture });
};

interface Case {
  lead: string;
  become: (id: number) => Promise<unknown>;
}

const left: Case[] = [
  { lead: 'in the trash', become: trash },
  {
    lead: 'made anonymous',
    become: (id) => pool.query('update leads set anonymised_at = now() where id = $1', [id]),
  },
  { lead: 'of a newsletter that is not confirmed', become: (id) => subscribe(id, early, null, null) },
  { lead: 'that no CRM was ever told of', become: without },
  { lead: 'that another CRM has', become: (id) => instead(id, { provider: 'another' }) },
  { lead: 'with the number of a listing that it has', become: (id) => instead(id, { kind: 'property' }) },
  {
    lead: 'that only a mail told of',
    become: (id) => pool.query(`update deliveries set consumer = 'mail' where subject_id = $1`, [id]),
  },
  {
    lead: 'whose only delivery was cancelled',
    become: async (id) => {
      await without(id);
      await forceState(pool, await addDelivery(pool, { leadId: id }), 'cancelled');
    },
  },
];

const told: Case[] = [
  { lead: 'of a newsletter that is confirmed', become: (id) => subscribe(id, early, late, null) },
  { lead: 'of a newsletter from before anybody was asked', become: (id) => subscribe(id, null, null, null) },
  { lead: 'of a newsletter that ended unconfirmed', become: (id) => subscribe(id, early, null, late) },
  {
    lead: 'with a later delivery that was cancelled',
    become: async (id) => forceState(pool, await addDelivery(pool, { leadId: id, seq: 2 }), 'cancelled'),
  },
  ...deliveryStates
    .filter((state) => state !== 'cancelled')
    .map((state) => ({
      lead: `whose delivery is ${state}`,
      become: async (id: number) => {
        await without(id);
        await forceState(pool, await addDelivery(pool, { leadId: id }), state);
      },
    })),
];

describe('of leads that move, the CRM is told', () => {
  it.each(left)('of none $lead [M-1327]', async ({ become }) => {
    const [usual, other] = [await addKnown('MZL-1'), await addKnown('MZL-2')];
    await become(other);
    const before = await versionOf(other);
    expect(toldOf(await tell([usual, other]))).toEqual([usual]);
    expect([await versionOf(usual), await versionOf(other)]).toEqual([2, before]);
  });

  it.each(told)('of one $lead [M-1327]', async ({ become }) => {
    const lead = await addKnown('MZL-1');
    await become(lead);
    expect(await tell([lead])).toMatchObject([{ consumer: 'crm', event: 'lead.updated', subjectId: lead }]);
    const { rows } = await pool.query(
      `select provider, subject_version as version, request_id as request from deliveries where event = 'lead.updated'`,
    );
    expect(rows).toEqual([{ provider: lane.provider, version: 2, request: 'r-1' }]);
  });

  it('of no other than moved, and of none where it keeps people apart [M-1327]', async () => {
    const [moved, other] = [await addKnown('MZL-1'), await addKnown('MZL-2')];
    expect(await tell([moved, other], null)).toEqual([]);
    expect(toldOf(await tell([moved]))).toEqual([moved]);
    expect([await versionOf(moved), await versionOf(other)]).toEqual([2, 1]);
  });
});
