/** The site's own view: what it accepted and what it still owes. */
import pg from 'pg';

export interface Ledger {
  /** Deliveries that are being sent just now: by first attempts (crm-sync) and by later ones (retry). */
  sending(): Promise<{ first: number; later: number }>;
  /** How many deliveries are in each state. */
  states(): Promise<Record<string, number>>;
  /** References of all leads. */
  references(): Promise<string[]>;
  attempts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

const sendingSql = /* sql */ `
select count(*) filter (where attempts <= 1)::integer as first, count(*) filter (where attempts > 1)::integer as later
from deliveries d where state = 'sending' and exists
  (select from delivery_attempts a where a.delivery_id = d.id and a.fence = d.fence and a.kind = 'send' and a.ended_at is null)`;

const statesSql = /* sql */ `select state as name, count(*)::integer as n from deliveries group by state order by state`;

const attemptsSql = /* sql */ `
select kind || ' ' || coalesce(outcome, 'open') || coalesce(' ' || error_code, '') as name, count(*)::integer as n
from delivery_attempts group by 1 order by 1`;

/** @param databaseUrl the site's database */
export function openLedger(databaseUrl: string): Ledger {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, statement_timeout: 20_000 });
  pool.on('error', () => undefined);

  async function counts(sql: string): Promise<Record<string, number>> {
    const { rows } = await pool.query<{ name: string; n: number }>(sql);
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
  }

  return {
    async sending() {
      const { rows } = await pool.query<{ first: number; later: number }>(sendingSql);
      return rows[0] ?? { first: 0, later: 0 };
    },
    states: () => counts(statesSql),
    async references() {
      const { rows } = await pool.query<{ reference: string }>('select reference_id as reference from leads');
      return rows.map(({ reference }) => reference);
    },
    attempts: () => counts(attemptsSql),
    close: () => pool.end(),
  };
}
