/** Shows the first pull of listings while it runs, so that nobody opens an empty site and wonders. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from './database.ts';
import type { Screen } from './screen.ts';

interface Run {
  state: 'running' | 'success' | 'error' | 'stopped';
  pulled: number;
  total: number | null;
}

const waitMs = 180_000;

/** True when listings have been pulled before, so that nobody need wait for them. */
export async function pulledBefore(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from sync_runs where state = 'success' limit 1`);
    return (rowCount ?? 0) > 0;
  });
}

/** Shows the first pull until it ends, at most three minutes. */
export async function showFirstPull(url: string, screen: Screen, signal: AbortSignal): Promise<void> {
  await withClient(url, async (client) => {
    const end = Date.now() + waitMs;
    let shown = '';
    while (Date.now() < end && !signal.aborted) {
      const run = await latest(client);
      if (run !== null && run.state !== 'running') {
        screen.line(
          run.state === 'success' ? describe(run) : 'The listings could not be pulled; crm-sync goes on trying.',
        );
        return;
      }
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

async function latest(client: pg.Client): Promise<Run | null> {
  const { rows } = await client.query<Run>('select state, pulled, total from sync_runs order by id desc limit 1');
  return rows[0] ?? null;
}
