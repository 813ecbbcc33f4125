import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveredSubject } from '../reconciliation/reconciliation.ts';
import { createReport } from '../reconciliation/reconcile-report.ts';
import { createReconciliationLedger } from './reconciliation-ledger.ts';
import { listReconciliations, readReconciliation } from './reconciliation-reader.ts';
import {
  beginReconciliation,
  endReconciliation,
  noteReconciliation,
  takeReconciliation,
} from './reconciliation-store.ts';
import { addProperty } from '../../listings/testing/add-property.ts';
import {
  addDelivery,
  addLead,
  addLeadToDeliver,
  forceState,
  lane,
  ledgerRow,
  testPool,
} from '../testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const ledger = createReconciliationLedger(pool, lane);
const window = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
const asked = { provider: 'fake', trigger: 'staff', days: 1 } as const;

beforeEach(() =>
  pool.query('truncate deliveries, leads, properties, reconciliations, crm_records restart identity cascade'),
);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function deliver(id: string): Promise<void> {
  await forceState(pool, id, 'delivered');
  await pool.query('update deliveries set settled_at = clock_timestamp() where id = $1', [id]);
}

async function deliveredLead(reference: string): Promise<{ leadId: number; id: string }> {
  const made = await addLeadToDeliver(pool, reference);
  await deliver(made.id);
  await pool.query('update leads set crm_synced = true, crm_synced_at = now() where id = $1', [made.leadId]);
  return made;
}

async function deliveredListing(referenceId: string, changes = ''): Promise<string> {
  const propertyId = await addProperty(pool, { referenceId });
  if (changes !== '') await pool.query(`update properties set ${changes} where id = $1`, [propertyId]);
  const id = await addDelivery(pool, { leadId: propertyId, kind: 'property', event: 'property.updated' });
  await deliver(id);
  return id;
}

const references = (subjects: DeliveredSubject[]): string[] => subjects.map(({ reference }) => reference);

describe('what is compared', () => {
  it('is the newest delivered delivery of each subject in the window, page by page', async () => {
    const { leadId } = await deliveredLead('MZL-1');
    const second = await addDelivery(pool, { leadId, seq: 2, version: 2, event: 'lead.updated' });
    await deliver(second);
    for (const n of [2, 3]) await deliveredLead(`MZL-${String(n)}`);
    await addLeadToDeliver(pool, 'MZL-WAITS');
    expect(await ledger.count(window)).toBe(3);
    const first = await ledger.page(window, null, 2);
    expect(references(first)).toEqual(['MZL-1', 'MZL-2']);
    expect(first[0]).toMatchObject({ deliveryId: second, version: 2, skip: false });
    expect(references(await ledger.page(window, first[1]!, 2))).toEqual(['MZL-3']);
    expect(await ledger.count({ ...window, to: '2020-01-02T00:00:00.000Z' })).toBe(0);
  });

  it('is not what was erased or deleted, what is on its way, or what the CRM itself owns', async () => {
    const erased = await deliveredLead('MZL-ERASED');
    await pool.query('delete from leads where id = $1', [erased.leadId]);
    const { leadId } = await deliveredLead('MZL-AGAIN');
    await addDelivery(pool, { leadId, seq: 2, version: 2, event: 'lead.updated' });
    await deliveredListing('LUS-CRM', `source = 'crm'`);
    await deliveredListing('LUS-GONE', 'deleted_at = now(), is_active = false');
    await deliveredListing('LUS-OURS', `source = 'manual'`);
    const subjects = await ledger.page(window, null, 10);
    expect(subjects.filter(({ skip }) => skip)).toHaveLength(4);
    expect(references(subjects.filter(({ skip }) => !skip))).toEqual(['LUS-OURS']);
  });
});

describe('learnId', () => {
  const idOf = async (leadId: number) =>
    (await pool.query<{ id: string | null }>('select crm_id as id from leads where id = $1', [leadId])).rows[0]?.id;

  it('shows the id that the CRM has now, and takes it from whoever had it [M-602]', async () => {
    const [first, second] = [await deliveredLead('MZL-1'), await deliveredLead('MZL-2')];
    await ledger.learnId(first.id, 'CRM-1');
    expect((await ledger.page(window, null, 1))[0]).toMatchObject({ reference: 'MZL-1', externalId: 'CRM-1' });
    await ledger.learnId(second.id, 'CRM-1');
    expect([await idOf(first.leadId), await idOf(second.leadId)]).toEqual([null, 'CRM-1']);
    await ledger.learnId(first.id, 'CRM-2');
    expect([await idOf(first.leadId), await idOf(second.leadId)]).toEqual(['CRM-2', 'CRM-1']);
  });

  it('lets two that changed their ids with each other keep what they learned', async () => {
    const [first, second] = [await deliveredLead('MZL-1'), await deliveredLead('MZL-2')];
    await ledger.learnId(first.id, 'CRM-1');
    await ledger.learnId(second.id, 'CRM-2');
    await ledger.learnId(first.id, 'CRM-2');
    await ledger.learnId(second.id, 'CRM-1');
    expect([await idOf(first.leadId), await idOf(second.leadId)]).toEqual(['CRM-2', 'CRM-1']);
  });

  it('changes nothing of what is on its way again', async () => {
    const { id, leadId } = await deliveredLead('MZL-1');
    await ledger.sendAgain(id);
    await ledger.learnId(id, 'CRM-1');
    expect(await idOf(leadId)).toBeNull();
  });
});

describe('sendAgain', () => {
  it('puts it back to pending once, with a new key, and says so at the lead', async () => {
    const { id, leadId } = await deliveredLead('MZL-1');
    expect(await ledger.sendAgain(id)).toBe('resent');
    expect(await ledgerRow(pool, id)).toMatchObject({ state: 'pending', last_error_code: 'crm.missing' });
    const { rows } = await pool.query(
      `select l.crm_synced, d.idempotency_key <> d.id::text as new_key, d.waiting_since = d.resent_at as anew
       from leads l join deliveries d on d.subject_id = l.id where l.id = $1`,
      [leadId],
    );
    expect(rows).toEqual([{ crm_synced: false, new_key: true, anew: true }]);
    await deliver(id);
    expect(await ledger.sendAgain(id)).toBe('again');
    expect((await ledgerRow(pool, id)).state).toBe('missing');
  });

  it('is done by one when two find it missing', async () => {
    const { id } = await deliveredLead('MZL-1');
    const results = await Promise.all([1, 2, 3, 4].map(() => ledger.sendAgain(id)));
    expect(results.filter((result) => result === 'resent')).toHaveLength(1);
    expect(results.filter((result) => result === 'moved_on')).toHaveLength(3);
  });

  it('leaves a subject alone that has moved on meanwhile', async () => {
    const waiting = await deliveredLead('MZL-1');
    await addDelivery(pool, { leadId: waiting.leadId, seq: 2, version: 2, event: 'lead.updated' });
    expect(await ledger.sendAgain(waiting.id)).toBe('moved_on');
    const erased = await deliveredLead('MZL-2');
    await pool.query('delete from leads where id = $1', [erased.leadId]);
    expect(await ledger.sendAgain(erased.id)).toBe('moved_on');
    const older = await deliveredLead('MZL-3');
    await deliver(await addDelivery(pool, { leadId: older.leadId, seq: 2, version: 2, event: 'lead.updated' }));
    expect(await ledger.sendAgain(older.id)).toBe('moved_on');
  });
});

describe('unknown references', () => {
  it('are those that nothing here ever had, erased leads included', async () => {
    await addLead(pool, 'MZL-HERE');
    await pool.query(
      `insert into audit_entries (action, subject_kind, subject_id, subject_label) values ('lead.erased', 'lead', '7', 'MZL-ERASED')`,
    );
    expect(await ledger.unknown('lead', ['MZL-HERE', 'MZL-ERASED', 'MZL-STRANGE'])).toEqual(['MZL-STRANGE']);
    const id = await addProperty(pool, { referenceId: 'LUS-1' });
    expect(await ledger.unknown('property', ['LUS-1', `MZL-P${String(id)}`, 'LUS-2'])).toEqual(['LUS-2']);
  });
});

describe('the report', () => {
  const finding = {
    kind: 'duplicate',
    reference: 'MZL-1',
    subjectKind: 'lead',
    subjectId: 1,
    deliveryId: null,
    records: 2,
  } as const;

  it('is of one at a time, whoever begins and whoever takes it', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => beginReconciliation(pool, asked)));
    expect(begun.filter((id) => id !== null)).toHaveLength(1);
    const taken = await Promise.all([1, 2, 3].map(() => takeReconciliation(pool, 'fake', 20_000)));
    expect(taken.filter((job) => job !== null)).toHaveLength(1);
    const job = taken.find((one) => one !== null)!;
    expect(Date.parse(job.window.to) - Date.parse(job.window.from)).toBe(86_400_000 - 20_000);
  });

  it('is not taken by who speaks to another CRM', async () => {
    await beginReconciliation(pool, asked);
    expect(await takeReconciliation(pool, 'other', 0)).toBeNull();
  });

  it('tells how far it is, and what came of it', async () => {
    const id = (await beginReconciliation(pool, asked))!;
    const report = createReport();
    Object.assign(report.counts, { done: 3, total: 10 });
    expect(await noteReconciliation(pool, id, report.counts)).toBe(true);
    expect(await listReconciliations(pool)).toMatchObject([
      { id, state: 'running', trigger: 'staff', progress: { done: 3, total: 10 }, endedAt: null, alert: false },
    ]);
    report.add(finding);
    await endReconciliation(pool, id, report.result(null));
    expect(await noteReconciliation(pool, id, report.counts)).toBe(false);
    expect(await readReconciliation(pool, id)).toMatchObject({
      reconciliation: { state: 'done', duplicates: 1, alert: true, endedAt: expect.stringMatching(/Z$/) },
      findings: [finding],
    });
    expect(await readReconciliation(pool, id + 1)).toBeNull();
  });

  it('is given up after a minute of silence, and the next may begin', async () => {
    const id = (await beginReconciliation(pool, asked))!;
    await pool.query(`update reconciliations set seen_at = now() - interval '61 s'`);
    expect(await listReconciliations(pool)).toMatchObject([{ state: 'lost' }]);
    expect(await beginReconciliation(pool, asked)).toBe(id + 1);
    expect(await noteReconciliation(pool, id, createReport().counts)).toBe(false);
    expect(await readReconciliation(pool, id)).toMatchObject({
      reconciliation: { state: 'lost', errorCode: 'reconciliation.lost' },
    });
  });

  it('is kept a hundred times, and twenty are shown', async () => {
    for (let n = 0; n < 103; n += 1)
      await endReconciliation(
        pool,
        (await beginReconciliation(pool, asked))!,
        createReport().result('crm.unavailable'),
      );
    const { rows } = await pool.query('select count(*)::int as n from reconciliations');
    expect(rows).toEqual([{ n: 100 }]);
    const shown = await listReconciliations(pool);
    expect([shown.length, shown[0]?.id, shown[0]?.state]).toEqual([20, 103, 'failed']);
  });
});
