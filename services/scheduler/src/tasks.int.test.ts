import { listReconciliations } from '@manzil/core/deliveries/store/reconciliation-reader';
import { recordEntries } from '@manzil/core/audit/store/audit-log';
import { testPool } from '@manzil/core/deliveries/testing/ledger-fixture';
import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { RelayDeps } from '@manzil/core/messaging/relay';
import { createTasks, type TaskContext } from './tasks.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const published: string[] = [];
const heads: string[] = [];

function tasks() {
  const none = (): undefined => undefined;
  const note = ({ head }: { head?: string }): void => {
    if (head !== undefined) heads.push(head);
  };
  const context: TaskContext = {
    database: { pool },
    publisher: {
      publishTasks: async (queue, jobs) => {
        published.push(...jobs.map(({ name }) => `${queue} ${name}`));
        return true;
      },
    },
    env: { SWEEP_INTERVAL_MS: 300_000, RECONCILE_INTERVAL_MS: 900_000, AUDIT_KEEP_MONTHS: 24 },
    log: { info: note, warn: none, error: none } as unknown as TaskContext['log'],
  };
  const relay: RelayDeps = {
    take: async () => [],
    undo: async () => none(),
    canPublish: () => true,
    publish: async () => [],
    trustMs: 1,
  };
  return createTasks(context, relay, [
    { consumer: 'crm', provider: 'fake' },
    { consumer: 'mail', provider: 'mail' },
  ]);
}

beforeEach(async () => {
  published.length = 0;
  await pool.query('truncate reconciliations, schedule_ticks restart identity');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('asks for one comparison in a quarter of an hour, however many schedulers there are', async () => {
  await Promise.all([1, 2, 3].map(() => tasks().reconcile({})));
  expect(await listReconciliations(pool)).toMatchObject([{ trigger: 'schedule', provider: 'fake', state: 'running' }]);
  await pool.query(`update reconciliations set state = 'done', ended_at = now()`);
  await tasks().reconcile({});
  expect(await listReconciliations(pool)).toHaveLength(1);
  await pool.query(`update schedule_ticks set last_tick = last_tick - interval '15 minutes'`);
  await tasks().reconcile({});
  expect(await listReconciliations(pool)).toHaveLength(2);
});

it('asks for none while one runs', async () => {
  await tasks().reconcile({});
  await pool.query('truncate schedule_ticks');
  await tasks().reconcile({});
  expect(await listReconciliations(pool)).toHaveLength(1);
});

it('has what workers die under tried with each sweep, once', async () => {
  await Promise.all([tasks().sweep({}), tasks().sweep({})]);
  expect(published).toEqual(['crm-retry send-poison', 'mail-retry send-poison']);
});

it('writes the head of the audit log to the log stream once an hour [M-772]', async () => {
  const later = (minutes: number) =>
    pool.query('update schedule_ticks set last_tick = last_tick - make_interval(mins => $1)', [minutes]);
  const [first, second, third] = [tasks(), tasks(), tasks()];
  await Promise.all([first['clean-up']({}), second['clean-up']({})]);
  expect(heads).toEqual([expect.stringMatching(/^0:[0-9a-f]{64}$/)]);
  await recordEntries(pool, { actor: null, requestId: null }, [{ action: 'lead.deleted', id: 1 }]);
  await later(10);
  await third['clean-up']({});
  expect(heads).toHaveLength(1);
  await later(50);
  await third['clean-up']({});
  expect(heads[1]).toMatch(/^1:[0-9a-f]{64}$/);
  expect(heads).toHaveLength(2);
});
