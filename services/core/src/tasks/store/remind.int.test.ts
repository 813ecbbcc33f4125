import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../data/database.ts';
import { remindOfTasks } from './remind.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 6, applicationName: 'test' });
const { pool } = db;
afterAll(async () => {
  await db.close();
  await home.drop();
});

beforeEach(async () => {
  await pool.query('truncate users, leads, tasks, notices restart identity cascade');
  await pool.query(
    `insert into users (email, role) select 'p' || n || '@example.com', 'agent' from generate_series(1, 3) n`,
  );
  await pool.query(
    `insert into leads (first_name, email, source, reference_id, assignee_id) values ('x', 'x@example.com', 'contact_form', 'MZL-1', 2)`,
  );
});

const add = (columns: string, values: string) =>
  pool.query(`insert into tasks (title, due_at, remind_minutes, ${columns}) values ('Call', ${values})`);
const told = async () =>
  (
    await pool.query<{ t: string }>(
      `select concat_ws(' ', user_id, kind, 'task', task_id, 'lead', coalesce(lead_id, 0)) as t from notices order by task_id`,
    )
  ).rows.map(({ t }) => t);

it('tells each person once, so many minutes before as they wished [M-1182]', async () => {
  await add('assignee_id', `now() + interval '29 minutes', 30, 1`);
  await add('assignee_id', `now() + interval '31 minutes', 30, 1`);
  await add('assignee_id', `now() - interval '1 day', null, 1`);
  // of whoever has the lead
  await add('lead_id', `now(), 0, 1`);
  await add('assignee_id, done_at', `now(), 0, 3, now()`);
  expect(await remindOfTasks(pool)).toBe(2);
  expect(await remindOfTasks(pool)).toBe(0);
  expect(await told()).toEqual(['1 task_due task 1 lead 0', '2 task_due task 4 lead 1']);
});

it('tells once whoever asks at once, and none that an account is closed [M-1182]', async () => {
  await pool.query(
    `insert into tasks (title, due_at, remind_minutes, assignee_id) select 'Call', now(), 0, 1 + n % 3 from generate_series(1, 60) n`,
  );
  await pool.query('update users set disabled_at = now() where id = 3');
  const counts = await Promise.all(Array.from({ length: 6 }, () => remindOfTasks(pool)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(new Set(await told()).size).toBe(40);
});

it('tells once though the first was killed between its mark and its end [M-1182]', async () => {
  await add('assignee_id', `now(), 0, 1`);
  // waits at the notice until it is killed
  await pool.query(`create function hang() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return new; end $$;
    create trigger hang before insert on notices for each row execute function hang()`);
  const doomed = remindOfTasks(pool).then(
    () => 'ended',
    () => 'killed',
  );
  await expect
    .poll(async () => {
      const { rows } = await pool.query<{ n: number }>(
        `select count(pg_terminate_backend(pid))::integer as n from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'`,
      );
      return rows[0]?.n;
    })
    .toBe(1);
  expect(await doomed).toBe('killed');
  await pool.query('drop trigger hang on notices; drop function hang()');
  expect(await told()).toEqual([]);
  expect(await remindOfTasks(pool)).toBe(1);
  expect(await remindOfTasks(pool)).toBe(0);
  expect(await told()).toEqual(['1 task_due task 1 lead 0']);
});

it('tells again of a task that is moved ahead, and not of one that is moved into the past [M-1182]', async () => {
  await add('assignee_id', `now(), 0, 1`);
  await remindOfTasks(pool);
  await pool.query(`update tasks set due_at = now() - interval '1 day'`);
  expect(await remindOfTasks(pool)).toBe(0);
  await pool.query(`update tasks set due_at = now() + interval '1 day'`);
  expect(await remindOfTasks(pool)).toBe(0);
  await pool.query(`update tasks set due_at = now(), reminded_at = reminded_at`);
  expect(await remindOfTasks(pool)).toBe(1);
});
