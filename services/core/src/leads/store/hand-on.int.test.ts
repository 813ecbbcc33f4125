import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { handOnUnanswered } from './hand-on.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 6, applicationName: 'test' });
const { pool } = db;
afterAll(async () => {
  await db.close();
  await home.drop();
});

/** 1 leads 2, 3 and 4. */
beforeEach(async () => {
  await pool.query(
    'truncate users, leads, teams, lead_rules, deliveries, notices, lead_assignments, credentials restart identity cascade',
  );
  for (const [n, role] of ['manager', 'agent', 'agent', 'agent'].entries())
    await pool.query(
      `with u as (insert into users (email, role) values ($1, $2) returning id)
       insert into credentials (user_id, username, password_hash) select id, $1, 'x' from u`,
      [`p${String(n + 1)}@example.com`, role],
    );
  await pool.query(`insert into teams (name) values ('Team')`);
  await pool.query(
    `insert into team_members (team_id, user_id, is_manager) values (1, 1, true), (1, 2, false), (1, 3, false), (1, 4, false)`,
  );
  await pool.query('update lead_routing set answer_minutes = 60');
});

/** A week holds forty office hours, whenever this runs. */
async function given(ago: string, { rule = null as number | null, touched = false } = {}): Promise<void> {
  await pool.query(
    `with l as (insert into leads (first_name, email, source, reference_id, assignee_id, first_touched_at, created_at)
       values ('x', 'x@example.com', 'contact_form', gen_random_uuid()::text, 2, case when $3 then now() end, now() - $1::interval)
       returning id)
     insert into lead_assignments (lead_id, to_user_id, rule_id, reason, at) select id, 2, $2, 'rule', now() - $1::interval from l`,
    [ago, rule, touched],
  );
}
const held = async () =>
  (await pool.query<{ n: number }>('select assignee_id as n from leads order by id')).rows.map(({ n }) => n);
const told = async () =>
  (await pool.query<{ t: string }>(`select user_id || ' ' || kind as t from notices order by id`)).rows.map(
    ({ t }) => t,
  );
/** As if it had been given a week ago. */
const waitAgain = () => pool.query(`update lead_assignments set at = at - interval '7 days'`);

describe('an enquiry that nobody touched within the limit', () => {
  it('goes to the next of the team; both are told, and whoever leads them [M-1076]', async () => {
    await given('7 days');
    expect(await handOnUnanswered(pool)).toEqual({ handedOn: 1, leftAlone: 0 });
    expect(await held()).toEqual([3]);
    expect(await told()).toEqual(['1 lead_unanswered', '3 lead_assigned', '2 lead_handed_on']);
    const { rows } = await pool.query(
      'select from_user_id, to_user_id, reason from lead_assignments order by id desc limit 1',
    );
    expect(rows).toEqual([{ from_user_id: 2, to_user_id: 3, reason: 'unanswered' }]);
    expect((await pool.query(`select consumer, event, state from deliveries`)).rows).toEqual([
      { consumer: 'mail', event: 'lead.updated', state: 'pending' },
    ]);
    expect((await pool.query(`select action, actor_name from audit_entries order by id desc limit 1`)).rows).toEqual([
      { action: 'lead.assigned', actor_name: null },
    ]);
  });

  it('goes on once, however many look at once, and again after the next limit [M-1076]', async () => {
    await given('7 days');
    await Promise.all([1, 2, 3].map(() => handOnUnanswered(pool)));
    expect(await held()).toEqual([3]);
    await handOnUnanswered(pool);
    expect(await held()).toEqual([3]);
    await waitAgain();
    await handOnUnanswered(pool);
    expect(await held()).toEqual([4]);
  });

  it('stays where it is when nobody is left, which is told once [M-1077]', async () => {
    await given('7 days');
    await pool.query('delete from team_members where user_id in (3, 4)');
    expect(await handOnUnanswered(pool)).toEqual({ handedOn: 0, leftAlone: 1 });
    expect(await handOnUnanswered(pool)).toEqual({ handedOn: 0, leftAlone: 0 });
    expect(await held()).toEqual([2]);
    expect(await told()).toEqual(['1 lead_unanswered']);
  });

  it('goes to the next of its rule before the team; who is away is passed over [M-1076]', async () => {
    await pool.query(`insert into lead_rules (name, position, action) values ('A', 1, 'people')`);
    await pool.query('insert into lead_rule_turns (rule_id) values (1)');
    await pool.query(
      'insert into lead_rule_people (rule_id, user_id, weight, position) values (1, 2, 1, 1), (1, 3, 1, 2), (1, 4, 1, 3)',
    );
    await pool.query(
      `insert into working_profiles (user_id, leave_from, leave_to) values (3, '2000-01-01', '2999-01-01')`,
    );
    await given('7 days', { rule: 1 });
    await handOnUnanswered(pool);
    expect(await held()).toEqual([4]);
    // intake goes on where it was
    expect((await pool.query('select turn from lead_rule_turns')).rows).toEqual([{ turn: 0 }]);
  });

  it.each([
    ['was touched', () => given('7 days', { touched: true })],
    ['came just now', () => given('1 minute')],
    [
      'waits in an office without a limit',
      async () => {
        await given('7 days');
        await pool.query('update lead_routing set answer_minutes = null');
      },
    ],
  ])('is left alone when it %s [M-1076]', async (_what, happened) => {
    await happened();
    expect(await handOnUnanswered(pool)).toEqual({ handedOn: 0, leftAlone: 0 });
    expect(await held()).toEqual([2]);
  });

  it('waits for its turn where there are many: fifty in a run [M-1076]', async () => {
    await pool.query(
      `with l as (insert into leads (first_name, email, source, reference_id, assignee_id)
         select 'x', 'x@example.com', 'contact_form', 'R-' || n, 2 from generate_series(1, 60) n returning id)
       insert into lead_assignments (lead_id, to_user_id, reason, at) select id, 2, 'rule', now() - interval '7 days' from l`,
    );
    expect((await handOnUnanswered(pool)).handedOn).toBe(50);
    expect((await handOnUnanswered(pool)).handedOn).toBe(10);
  });
});
