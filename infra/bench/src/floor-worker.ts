/** Shared by the two bare workers. */
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
  run: number;
  concurrency: number;
}

export function readSettings(): FloorSettings {
  return JSON.parse(process.env['FLOOR'] ?? '') as FloorSettings;
}

/** As many connections as the product's worker has. */
export function openPool(settings: FloorSettings): pg.Pool {
  return new pg.Pool({ connectionString: settings.databaseUrl, max: 10 });
}

/** The lead's id in the CRM; throws for other answers. */
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

/** Its parent ends it after "done". */
export async function workWhenTold(work: () => Promise<void>): Promise<void> {
  const told = new Promise((resolve) => process.once('message', resolve));
  process.send?.('ready');
  await told;
  await work();
  process.send?.('done');
}
