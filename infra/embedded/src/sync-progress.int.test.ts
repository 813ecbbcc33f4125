import { createTestDatabase, type TestDatabase } from '@manzil/testing/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withClient } from './postgres/database.ts';
import { showFirstPull } from './sync-progress.ts';

let database: TestDatabase;
let lines: string[];
const screen = { line: (text: string) => void lines.push(text), count: () => undefined };

beforeEach(async () => {
  database = await createTestDatabase();
  lines = [];
});
afterEach(() => database.drop());

const show = (signal: AbortSignal): Promise<void> =>
  showFirstPull({ url: database.url, provider: 'some-crm' }, screen, signal);
const say = (givesListings: boolean, at: string): Promise<unknown> =>
  withClient(database.url, (client) =>
    client.query(
      `insert into crm_capabilities (provider, capabilities, discovered_at) values ('some-crm', $1::json, now() + $2::interval)`,
      [JSON.stringify({ givesListings }), at],
    ),
  );

it('a CRM that gives no listings is not waited for, and nothing is said of listings [M-307]', async () => {
  const signal = AbortSignal.timeout(10_000);
  const shown = show(signal);
  await say(false, '1 minute');
  await shown;
  expect(signal.aborted).toBe(false);
  expect(lines).toEqual([]);
});

it.each([
  ['one that gives them', true, '1 minute'],
  ['one that gave none at an earlier start', false, '-1 hour'],
])('%s is waited for', async (_name, givesListings, at) => {
  await say(givesListings, at);
  const shown = show(AbortSignal.timeout(10_000));
  await withClient(database.url, (client) =>
    client.query(`insert into sync_runs (batch, provider, trigger, state, pulled, total, ended_at)
      values (gen_random_uuid(), 'some-crm', 'first-start', 'success', 5, 5, now())`),
  );
  await shown;
  expect(lines).toEqual(['Listings pulled: 5 of 5']);
});
