/** So that nobody opens an empty site and wonders. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from './postgres/database.ts';
import type { Screen } from './screen.ts';

interface Run {
  state: 'running' | 'success' | 'error' | 'stopped';
  pulled: number;
  total: number | null;
}

const waitMs = 180_000;

/** Then nobody need wait for listings. */
export async function pulledBefore(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from sync_runs where state = 'success' limit 1`);
    return (rowCount ?? 0) > 0;
  });
}

/** At most three minutes. */
export async function showFirstPull(
  { url, provider }: { url: string; provider: string },
  screen: Screen,
  signal: AbortSignal,
): Promise<void> {
  await withClient(url, async (client) => {
    const end = Date.now() + waitMs;
    const begun = await databaseNow(client);
    let shown = '';
    while (Date.now() < end && !signal.aborted) {
      const run = await latest(client);
      if (run !== null && run.state !== 'running') {
        screen.line(
          run.state === 'success' ? describe(run) : 'The listings could not be pulled; crm-sync goes on trying.',
        );
        return;
      }
      if (run === null && (await givesNone(client, provider, begun))) return;
      const text = run === null ? shown : describe(run);
      if (text !== shown) screen.count(text);
      shown = text;
      await sleep(200);
    }
    if (!signal.aborted) screen.line('The listings are still being pulled; the site fills as they arrive.');
  });
}

function describe({ pulled, total }: Run): string {
  return `Listings pulled: ${String(pulled)}${total === null ? '' : ` of ${String(total)}`}`;
}

async function databaseNow(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: string }>('select now()::text as now');
  return rows[0]!.now;
}

/** An earlier answer may have changed. */
async function givesNone(client: pg.Client, provider: string, since: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from crm_capabilities where provider = $1 and discovered_at >= $2::timestamptz
       and capabilities::jsonb -> 'givesListings' = 'false'`,
    [provider, since],
  );
  return (rowCount ?? 0) > 0;
}

async function latest(client: pg.Client): Promise<Run | null> {
  const { rows } = await client.query<Run>('select state, pulled, total from sync_runs order by id desc limit 1');
  return rows[0] ?? null;
}
