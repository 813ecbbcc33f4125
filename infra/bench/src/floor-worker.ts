/** What the two bare workers share: one write to the CRM, the table, and how they are told to begin. */
import { Agent, request } from 'undici';
import pg from 'pg';

export interface Waiting {
  id: number;
  reference: string;
  payload: object;
}

export interface FloorSettings {
  databaseUrl: string;
  redisUrl: string;
  crmUrl: string;
  apiKey: string;
  /** Which rows of bench_leads are this run's. */
  run: number;
  /** Requests under way at a time. */
  concurrency: number;
}

/** What the parent process handed over. */
export function readSettings(): FloorSettings {
  return JSON.parse(process.env['FLOOR'] ?? '') as FloorSettings;
}

/** As many connections as the product's worker has. */
export function openPool(settings: FloorSettings): pg.Pool {
  return new pg.Pool({ connectionString: settings.databaseUrl, max: 10 });
}

/** Gives the function that writes one lead to the CRM and answers with its id there. It throws for any other answer. */
export function createWrite({ crmUrl, apiKey, concurrency }: FloorSettings): (lead: Waiting) => Promise<string> {
  const dispatcher = new Agent({ connections: concurrency });
  return async ({ reference, payload }) => {
    const answer = await request(`${crmUrl}/v1/leads/${reference}`, {
      method: 'PUT',
      dispatcher,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': `${reference}-v1`,
      },
      body: JSON.stringify(payload),
    });
    const { id } = (await answer.body.json()) as { id?: string };
    if (answer.statusCode !== 201 || id === undefined) throw new Error(`the CRM answered ${String(answer.statusCode)}`);
    return id;
  };
}

/** Says that all is prepared, waits for the word to begin, works, and says that it is done; its parent then ends it. */
export async function workWhenTold(work: () => Promise<void>): Promise<void> {
  const told = new Promise((resolve) => process.once('message', resolve));
  process.send?.('ready');
  await told;
  await work();
  process.send?.('done');
}
