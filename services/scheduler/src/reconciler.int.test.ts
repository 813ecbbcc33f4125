/** A comparison from the request to the report: the ledger is real, the CRM is one in memory. */
import { createFakeCrm } from '@manzil/core/delivery/testing/fake-crm';
import type { CrmProvider } from '@manzil/core/domain/crm';
import {
  beginReconciliation,
  listReconciliations,
  readReconciliation,
} from '@manzil/core/persistence/reconciliation-store';
import { addLeadToDeliver, forceState, ledgerRow, testPool } from '@manzil/core/persistence/testing/ledger-fixture';
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

/** What the CRM has: from each reference, the versions of its records. */
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

/** One more process that may run it. */
function reconciler(changes: Partial<ReconcilerOptions> = {}): () => Promise<boolean> {
  const signal = new AbortController().signal;
  return createReconciler({
    pool,
    provider: provider(),
    requestTimeoutMs: 100,
    log,
    signal,
    noteEveryMs: 20,
    ...changes,
  });
}

const begin = () => beginReconciliation(pool, { provider: 'fake', trigger: 'staff', days: 1 });

/** A lead that was delivered an hour ago, and that the CRM has in these versions. */
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

it('alerts when what was sent again is missing once more, and sends it no third time', async () => {
  const { id } = await delivered('MZL-GONE');
  await begin();
  await reconciler()();
  await settleAgain(id);
  const second = (await begin())!;
  await reconciler()();
  expect(await readReconciliation(pool, second)).toMatchObject({
    reconciliation: { missing: 0, missingAgain: 1, alert: true },
    findings: [{ kind: 'missing_again', reference: 'MZL-GONE', deliveryId: id }],
  });
  expect((await ledgerRow(pool, id)).state).toBe('delivered');
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
    // its next note finds that, and calls off what it has asked for
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

it('asks nothing while the CRM asked for a pause, and whatever it likes while only writes fail', async () => {
  await delivered('MZL-FINE', 1);
  await pool.query(
    `insert into breakers (provider, state, open_ms, open_until, hold_until)
     values ('fake', 'open', 30000, now() + interval '1 minute', now() + interval '1 minute')`,
  );
  await begin();
  await reconciler()();
  expect(pages).toBe(0);
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'failed', errorCode: 'breaker.open', missing: 0 }]);
  await pool.query('update breakers set hold_until = null');
  await begin();
  await reconciler()();
  expect(await listReconciliations(pool)).toMatchObject([{ state: 'done' }, { state: 'failed' }]);
});
