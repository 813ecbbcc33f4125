import { createFakeCrm } from '@manzil/core/deliveries/testing/fake-crm';
import { CrmUnavailableError, type CrmProvider } from '@manzil/core/crm/crm';
import { readLedgerFigures } from '@manzil/core/deliveries/store/ledger-figures';
import { listReconciliations, readReconciliation } from '@manzil/core/deliveries/store/reconciliation-reader';
import { beginReconciliation } from '@manzil/core/deliveries/store/reconciliation-store';
import { addLeadToDeliver, forceState, ledgerRow, testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createReconciler, type ReconcilerOptions } from './reconciler.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const lines: { level: string; fields: object }[] = [];
const say =
  (level: string) =>
  (fields: object): void =>
    void lines.push({ level, fields });
const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as ReconcilerOptions['log'];

/** Versions by reference. */
let records: Map<string, number[]>;
let pages = 0;
let onPage: (signal: AbortSignal) => Promise<void>;

beforeEach(async () => {
  await pool.query('truncate deliveries, leads, breakers, reconciliations restart identity cascade');
  records = new Map();
  pages = 0;
  onPage = async () => undefined;
  lines.length = 0;
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

function provider(): CrmProvider {
  const crm = createFakeCrm({ listsReferences: true }).provider;
  return {
    ...crm,
    async listReferences({ kind, signal }) {
      pages += 1;
      await onPage(signal);
      const all = [...records].flatMap(([reference, versions]) => versions.map((version) => ({ reference, version })));
      return { records: kind === 'lead' ? all : [], nextCursor: null };
    },
    async lookup(_kind, reference) {
      const version = records.get(reference)?.[0];
      if (version === undefined) return { kind: 'absent', httpStatus: 200 };
      return { kind: 'found', externalId: null, version, httpStatus: 200 };
    },
  };
}

function reconciler(changes: Partial<ReconcilerOptions> = {}): () => Promise<boolean> {
  const signal = new AbortController().signal;
  return createReconciler({
    pool,
    provider: provider(),
    requestTimeoutMs: 100,
    horizonMs: () => 20_000,
    log,
    signal,
    noteEveryMs: 20,
    tryAgainMs: 20,
    ...changes,
  });
}

const begin = () => beginReconciliation(pool, { provider: 'fake', trigger: 'staff', days: 1 });

/** An hour ago; the CRM has it in these versions. */
async function delivered(reference: string, ...versions: number[]): Promise<{ id: string; leadId: number }> {
  const made = await addLeadToDeliver(pool, reference);
  await forceState(pool, made.id, 'delivered');
  await pool.query(`update deliveries set settled_at = now() - interval '1 hour' where id = $1`, [made.id]);
  if (versions.length > 0) records.set(reference, versions);
  return made;
}

async function settleAgain(id: string): Promise<void> {
  await forceState(pool, id, 'delivered');
  await pool.query(`update deliveries set settled_at = now() - interval '1 minute' where id = $1`, [id]);
}

it('sends again what is missing, flags the rest, and keeps a report without anything personal', async () => {
  await delivered('MZL-FINE', 1);
  await delivered('MZL-TWICE', 1, 1);
  const missing = await delivered('MZL-GONE');
  const erased = await delivered('MZL-ERASED');
  await pool.query('delete from leads where id = $1', [erased.leadId]);
  records.set('MZL-STRANGE', [1]);
  const id = (await begin())!;
  expect(await reconciler()()).toBe(true);
  const report = (await readReconciliation(pool, id))!;
  expect(report.reconciliation).toMatchObject({
    state: 'done',
    progress: { done: 4, total: 4 },
    missing: 1,
    missingAgain: 0,
    duplicates: 1,
    unknownRecords: 1,
    skipped: 1,
    unanswered: 0,
    alert: true,
  });
  expect(report.findings.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual([
    'duplicate MZL-TWICE',
    'missing MZL-GONE',
    'unknown_record MZL-STRANGE',
  ]);
  expect((await ledgerRow(pool, missing.id)).state).toBe('pending');
  expect((await ledgerRow(pool, erased.id)).state).toBe('delivered');
  expect(lines.map(({ level }) => level)).toEqual(['error']);
  for (const personal of ['Noor', 'example.com']) expect(JSON.stringify([lines, report])).not.toContain(personal);
});

it('alerts when what was sent again is missing once more, says so at the lead, and sends it no third time [M-002]', async () => {
  const { id, leadId } = await delivered('MZL-GONE');
  await begin();
  await reconciler()();
  await settleAgain(id);
  await pool.query('update leads set crm_synced = true');
  const second = (await begin())!;
  await reconciler()();
  expect(await readReconciliation(pool, second)).toMatchObject({
    reconciliation: { missing: 0, missingAgain: 1, alert: true },
    findings: [{ kind: 'missing_again', reference: 'MZL-GONE', deliveryId: id }],
  });
  expect(await ledgerRow(pool, id)).toMatchObject({ state: 'missing', last_error_code: 'crm.missing_again' });
  const { rows } = await pool.query('select crm_synced, crm_sync_error from leads where id = $1', [leadId]);
  expect(rows).toEqual([{ crm_synced: false, crm_sync_error: 'The CRM has lost it once more' }]);
  const third = (await begin())!;
  await reconciler()();
  expect(await readReconciliation(pool, third)).toMatchObject({ reconciliation: { missingAgain: 1, alert: true } });
});

it('takes back that it is missing once it is there', async () => {
  const { id, leadId } = await delivered('MZL-BACK');
  for (let n = 0; n < 2; n += 1) {
    await begin();
    await reconciler()();
    if (n === 0) await settleAgain(id);
  }
  expect((await ledgerRow(pool, id)).state).toBe('missing');
  records.set('MZL-BACK', [1]);
  await begin();
  await reconciler()();
  expect(await ledgerRow(pool, id)).toMatchObject({ state: 'delivered', last_error_code: null });
  const { rows } = await pool.query('select crm_synced from leads where id = $1', [leadId]);
  expect(rows).toEqual([{ crm_synced: true }]);
});

it('leaves what is younger than the horizon to the next one', async () => {
  const { id } = await delivered('MZL-YOUNG');
  await pool.query('update deliveries set settled_at = now() where id = $1', [id]);
  await begin();
  await reconciler()();
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'done', missing: 0, progress: { total: 0 } }]);
});

it('is run by one of many processes', async () => {
  await delivered('MZL-GONE');
  await begin();
  const ran = await Promise.all([reconciler()(), reconciler()(), reconciler()()]);
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(pages).toBe(2);
});

it('says how far it is while it runs', async () => {
  await delivered('MZL-FINE', 1);
  await begin();
  const seen = Promise.withResolvers<void>();
  onPage = () => seen.promise;
  const running = reconciler()();
  await expect
    .poll(() => listReconciliations(pool))
    .toMatchObject([{ state: 'running', progress: { done: 0, total: 1 } }]);
  seen.resolve();
  await running;
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'done', progress: { done: 1, total: 1 } }]);
});

it('stops when it was given up, and leaves the report to its successor', async () => {
  await delivered('MZL-GONE');
  const id = (await begin())!;
  onPage = async (signal) => {
    await pool.query(`update reconciliations set state = 'lost', ended_at = now()`);
    await once(signal, 'abort');
  };
  await reconciler({ requestTimeoutMs: 60_000 })();
  expect(await readReconciliation(pool, id)).toMatchObject({ reconciliation: { state: 'lost', missing: 0 } });
});

it('ends when its process stops', async () => {
  await delivered('MZL-GONE');
  await begin();
  const stopping = new AbortController();
  onPage = async () => {
    stopping.abort();
  };
  await reconciler({ signal: stopping.signal })();
  expect(await listReconciliations(pool)).toMatchObject([
    { state: 'failed', errorCode: 'reconciliation.stopped', missing: 0 },
  ]);
});

it('asks nothing while the CRM asked for a pause, says that it waits, and goes on when the pause is over [M-003]', async () => {
  await delivered('MZL-FINE', 1);
  await pool.query(
    `insert into breakers (provider, state, open_ms, open_until, hold_until)
     values ('fake', 'open', 30000, now() + interval '1 minute', now() + interval '1 minute')`,
  );
  await begin();
  const running = reconciler()();
  const waits = [{ state: 'running', errorCode: 'breaker.open', alert: false }];
  await expect.poll(() => listReconciliations(pool)).toMatchObject(waits);
  expect(pages).toBe(0);
  await pool.query('update breakers set hold_until = null');
  await running;
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'done', errorCode: null, progress: { done: 1 } }]);
  expect(lines.map(({ level }) => level)).not.toContain('error');
});

it('of a CRM that cannot be asked is an alert, and goes on when it can [M-003]', async () => {
  await delivered('MZL-GONE');
  let isAway = true;
  onPage = async () => {
    if (isAway) throw new CrmUnavailableError('The CRM sent references that could not be read', 200);
  };
  await begin();
  const running = reconciler()();
  const waits = [{ state: 'running', errorCode: 'crm.unavailable', alert: true, missing: 0 }];
  await expect.poll(() => listReconciliations(pool)).toMatchObject(waits);
  expect((await readLedgerFigures(pool, ['fake'])).comparisonFails).toBe(true);
  isAway = false;
  await running;
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'done', errorCode: null, missing: 1 }]);
  expect((await readLedgerFigures(pool, ['fake'])).comparisonFails).toBe(false);
  expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
    { fields: { alert: true, code: 'crm.unavailable' } },
  ]);
});

it('keeps what a try sent again that did not come to its end', async () => {
  await delivered('MZL-GONE');
  const { id } = await delivered('MZL-ASKED');
  const crm = provider();
  let asked = 0;
  crm.lookup = async (_kind, reference) => {
    asked += 1;
    if (reference === 'MZL-ASKED' && asked < 6)
      return { kind: 'failed', httpStatus: 429, code: 'crm.too_many_requests', text: 'Later', retryAfterMs: 1_000 };
    return { kind: 'absent', httpStatus: 200 };
  };
  await begin();
  await reconciler({ provider: crm })();
  const [row] = await listReconciliations(pool);
  expect(row).toMatchObject({ state: 'done', missing: 2, progress: { done: 2, total: 2 } });
  expect((await readReconciliation(pool, row!.id))!.findings.map(({ reference }) => reference).toSorted()).toEqual([
    'MZL-ASKED',
    'MZL-GONE',
  ]);
  expect((await ledgerRow(pool, id)).state).toBe('pending');
});
