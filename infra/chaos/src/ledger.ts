/** The site's own view: what it accepted and what it still owes. */
import pg from 'pg';

export interface Ledger {
  /** Ids of deliveries that are `sending` with a request out, by first attempts (crm-sync) and by later ones (retry). */
  sending(): Promise<{ first: string[]; later: string[] }>;
  /** How many deliveries are in each state. */
  states(): Promise<Record<string, number>>;
  /** References of all leads. */
  references(): Promise<string[]>;
  attempts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

const sendingSql = /* sql */ `
select d.id, d.attempts > 1 as later from deliveries d where d.state = 'sending' and exists
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
      const { rows } = await pool.query<{ id: string; later: boolean }>(sendingSql);
      const ids = (later: boolean): string[] => rows.filter((row) => row.later === later).map(({ id }) => id);
      return { first: ids(false), later: ids(true) };
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
