import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { SyncOutcome } from './sync-client.ts';

type Staff = { cookie: string; origin: string };
let api: TestApi;
let editor: Staff;
let agent: Staff;
let outcome: SyncOutcome = { kind: 'unreachable' };
let pulls = 0;

beforeAll(async () => {
  const syncNow = async (): Promise<SyncOutcome> => {
    pulls += 1;
    return outcome;
  };
  api = await startApi({ replace: { sync: { syncNow } } });
  const account = async (role: 'editor' | 'agent'): Promise<Staff> => {
    const { cookie, origin } = await signInAs(api, role);
    return { cookie, origin };
  };
  [editor, agent] = [await account('editor'), await account('agent')];
});
beforeEach(async () => {
  pulls = 0;
  await api.pool.query('truncate sync_runs, properties restart identity cascade');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const get = async (path: string, as = agent): Promise<Record<string, unknown>> => {
  const answer = await api.get(path, as);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};
const status = () => get('/api/sandbox/sync-status?t=1');

const addListings = (count: number, pictured: number) =>
  api.pool.query(
    `insert into properties (reference_id, title, price, deal, status, address, city, source, images)
     select case when n % 2 = 0 then (10000 + n)::text else 'LUS-' || n end, 'Office ' || n, 1000, 'rent', 'for_rent', 'x', 'Doha', 'crm',
       case when n <= $2 then array['/media/a/1280.webp', '/media/b/1280.webp'] else '{}'::text[] end
     from generate_series(1, $1::int) n`,
    [count, pictured],
  );
const addRun = async (state: string, fields: Record<string, unknown> = {}): Promise<number> => {
  const columns = Object.keys(fields);
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into sync_runs (batch, provider, trigger, state, started_at, ended_at${columns.map((name) => `, ${name}`).join('')})
     values (gen_random_uuid(), 'sandbox', 'schedule', $1, now() - interval '3200 ms', case when $1 <> 'running' then now() end
       ${columns.map((_name, n) => `, $${String(n + 2)}`).join('')}) returning id`,
    [state, ...Object.values(fields)],
  );
  return rows[0]!.id;
};
/** A pull that would remove two of seven. */
const addQuestion = async (): Promise<number> => {
  const id = await addRun('stopped', { would_remove: 2, present: 7, error_text: 'Nothing was changed' });
  await api.pool.query(
    `insert into staging_properties (reference_id, raw_data, sync_batch, duplicate_status)
     select p.reference_id, 'null', (select batch from sync_runs where id = $1), 'deleted' from properties p order by p.id limit 2`,
    [id],
  );
  return id;
};
const decide = (body: object, as = editor) => api.post('/api/crm/removals', body, as);

describe('the state of the pulls', () => {
  it('has every field that the CRM page and the badge of the dashboard read [A-224 A-225 A-378]', async () => {
    await addListings(7, 3);
    await addRun('success', { pulled: 8, withheld_count: 1 });
    const answer = await api.get('/api/sandbox/sync-status?t=1', { ...agent, 'cache-control': 'no-cache' });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      currentPropertiesCount: 7,
      lastSync: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      status: 'success',
      imageCoverage: 42.9,
      imageCount: 6,
      propertiesWithImages: 3,
    });
    expect(body).toMatchObject({
      status: 'success',
      lastSyncFormatted: expect.stringMatching(/^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d$/),
      durationFormatted: '3.2 s',
    });
    expect(body).toMatchObject({
      propertiesWithoutImages: 4,
      pictures: { waiting: 0, failing: 0, failingReferences: [] },
      availableProperties: 7,
      crmPropertiesCount: 8,
      restrictedCount: 1,
      referenceIdFormat: 'Mixed (Numeric & Text)',
      connection: { connected: true },
      question: null,
    });
  });

  it.each([
    ['success', 'success'],
    ['error', 'error'],
    ['stopped', 'error'],
    ['running', 'running'],
  ])('calls a pull that is %s %s [A-225]', async (state, shown) => {
    await addRun(state);
    expect(await status()).toMatchObject({ status: shown });
  });
});

describe('a pull that stopped', () => {
  it('says what it would remove, and waits', async () => {
    await addListings(7, 0);
    await addRun('success');
    const runId = await addQuestion();
    expect(await status()).toMatchObject({
      status: 'error',
      question: {
        runId,
        wouldRemove: 2,
        present: 7,
        decision: null,
        examples: [{ title: 'Office 2' }, { title: 'Office 1' }],
      },
    });
    await addRun('error');
    expect(await status()).toMatchObject({ question: { runId } });
    await addRun('success');
    expect(await status()).toMatchObject({ question: null });
  });

  it('is refused by a person: nothing is pulled, and it says who decided', async () => {
    const runId = await addQuestion();
    const answer = await decide({ runId, decision: 'refuse' });
    expect([answer.status, await answer.json()]).toEqual([200, { decision: 'refuse', pull: 'none', detail: null }]);
    expect(pulls).toBe(0);
    expect(await status()).toMatchObject({
      question: { decision: 'refuse', decidedBy: expect.any(String), decidedAt: expect.any(String) },
    });
  });

  it.each<[SyncOutcome, object]>([
    [
      { kind: 'done', result: { detail: 'Synced 5 properties' } },
      { pull: 'done', detail: 'Synced 5 properties' },
    ],
    [
      { kind: 'running', result: { detail: 'Still running' } },
      { pull: 'running', detail: 'Still running' },
    ],
    [{ kind: 'unreachable' }, { pull: 'later', detail: null }],
    [
      { kind: 'failed', detail: 'The CRM does not answer' },
      { pull: 'later', detail: 'The CRM does not answer' },
    ],
  ])('is applied by a person, and pulled at once: %o', async (given, expected) => {
    outcome = given;
    const runId = await addQuestion();
    expect(await (await decide({ runId, decision: 'apply' })).json()).toEqual({ decision: 'apply', ...expected });
    expect(pulls).toBe(1);
    const { rows } = await api.pool.query('select decision from sync_runs where id = $1', [runId]);
    expect(rows).toEqual([{ decision: 'apply' }]);
  });

  it('leaves who decided what in the audit log', async () => {
    outcome = { kind: 'unreachable' };
    const runId = await addQuestion();
    await decide({ runId, decision: 'refuse' });
    await decide({ runId, decision: 'apply' });
    const { rows } = await api.pool.query(
      `select action, actor_role, subject_id, after from audit_entries where action like 'crm.removals%' order by id desc limit 2`,
    );
    const after = { wouldRemove: 2, present: 7 };
    expect(rows).toEqual([
      { action: 'crm.removals_applied', actor_role: 'editor', subject_id: String(runId), after },
      { action: 'crm.removals_refused', actor_role: 'editor', subject_id: String(runId), after },
    ]);
  });

  it('takes no answer from others, nor to a question that is closed', async () => {
    const runId = await addQuestion();
    expect((await decide({ runId, decision: 'apply' }, agent)).status).toBe(403);
    expect((await decide({ runId, decision: 'perhaps' })).status).toBe(400);
    await addQuestion();
    const closed = await decide({ runId, decision: 'apply' });
    expect([closed.status, await closed.json()]).toMatchObject([409, { code: 'crm.question_closed' }]);
    expect(pulls).toBe(0);
  });
});

it('what was not taken over is listed once each, with its reason and its pull', async () => {
  const held = `insert into staging_properties (reference_id, raw_data, sync_batch, duplicate_status, duplicate_reason)
    select x.reference, '{}', r.batch, x.status, x.reason from sync_runs r,
      (values ('BAD-1', 'quarantined', 'price: expected number'), (null, 'quarantined', 'listing: none'),
        ('A-3', 'duplicate', 'A listing that did not come from the CRM has this reference'), ('OK-1', 'new', null)) x (reference, status, reason)
    where r.id = $1`;
  for (const id of [await addRun('success'), await addRun('success')]) await api.pool.query(held, [id]);
  const { rows } = await api.pool.query<{ batch: string }>('select batch from sync_runs order by id desc limit 1');
  const list = (await get('/api/crm/held-back')) as unknown as Record<string, unknown>[];
  expect(
    list.map(({ referenceId, duplicateStatus, duplicateReason }) => [referenceId, duplicateStatus, duplicateReason]),
  ).toEqual(
    expect.arrayContaining([
      ['BAD-1', 'quarantined', 'price: expected number'],
      [null, 'quarantined', 'listing: none'],
      ['A-3', 'duplicate', 'A listing that did not come from the CRM has this reference'],
    ]),
  );
  expect(list).toHaveLength(3);
  expect(list.every(({ syncBatch }) => syncBatch === rows[0]?.batch)).toBe(true);
});
