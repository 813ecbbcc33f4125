import pg from 'pg';
import type { ClaimedDelivery } from '../delivery.ts';
import type { DeliveryState } from '../states.ts';
import { uuidV7 } from '../../platform/ids.ts';

export const lane = { consumer: 'crm', provider: 'fake' } as const;
export const terms = { ...lane, probe: null, poison: false } as const;

/** The database may be dropped under it. */
export function testPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export async function addLead(pool: pg.Pool, reference: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into leads (reference_id, first_name, email, source) values ($1, 'Noor', 'noor@example.com', 'contact_form') returning id`,
    [reference],
  );
  return rows[0]!.id;
}

export interface DeliveryFixture {
  /** Of the subject, whatever its kind. */
  leadId: number;
  kind?: 'lead' | 'property';
  seq?: number;
  version?: number;
  provider?: string;
  event?: string;
}

export async function addDelivery(pool: pg.Pool, fixture: DeliveryFixture): Promise<string> {
  const { leadId, kind = 'lead', seq = 1, version = 1, provider = lane.provider, event = 'lead.created' } = fixture;
  const id = uuidV7();
  await pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
     values ($1::uuid, 'crm', $2, $3, $7, $4, $5, $6, $1::uuid::text)`,
    [id, provider, event, leadId, seq, version, kind],
  );
  return id;
}

export async function addLeadToDeliver(pool: pg.Pool, reference: string): Promise<{ leadId: number; id: string }> {
  const leadId = await addLead(pool, reference);
  return { leadId, id: await addDelivery(pool, { leadId }) };
}

export interface LedgerRow {
  state: DeliveryState;
  attempts: number;
  fence: number;
  absences: number;
  due_in_ms: number;
  last_error_code: string | null;
  external_id: string | null;
  leased: boolean;
}

export async function ledgerRow(pool: pg.Pool, id: string): Promise<LedgerRow> {
  const { rows } = await pool.query<LedgerRow>(
    `select state, attempts, fence::float8 as fence, absences, last_error_code, external_id, lease_until is not null as leased,
       (extract(epoch from due_at - now()) * 1000)::float8 as due_in_ms from deliveries where id = $1`,
    [id],
  );
  return rows[0]!;
}

export async function attemptRows(
  pool: pg.Pool,
  id: string,
): Promise<{ kind: string; outcome: string | null; error_code: string | null; subject_version: number }[]> {
  const { rows } = await pool.query(
    `select kind, outcome, error_code, subject_version from delivery_attempts where delivery_id = $1 order by id`,
    [id],
  );
  return rows as never;
}

/** Past the guard. */
export async function forceState(pool: pg.Pool, id: string, state: DeliveryState): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local session_replication_role = replica`);
    await client.query(
      `update deliveries set state = $2, lease_until = case when $2 = 'sending' then now() + interval '60 seconds' end where id = $1`,
      [id, state],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

export async function expireLease(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update deliveries set lease_until = now() - interval '1 second' where id = $1`, [id]);
}

export async function makeDue(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(`update deliveries set due_at = now() where id = $1`, [id]);
  await pool.query(`update delivery_attempts set started_at = started_at - interval '1 hour' where delivery_id = $1`, [
    id,
  ]);
}

export function attemptOf(
  delivery: ClaimedDelivery,
  marginMs = 20_000,
  version = delivery.subjectVersion,
  reference = 'MZL-TEST',
) {
  return {
    delivery,
    kind: delivery.state === 'unknown' ? ('lookup' as const) : ('send' as const),
    request: { operation: 'upsert' as const, reference, version },
    marginMs,
  };
}
