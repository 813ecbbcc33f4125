import pg from 'pg';

export interface LedgerLead {
  reference: string;
  email: string;
  /** Null where nothing is owed to the CRM, which must never be. */
  state: string | null;
  /** Worker deaths under it, in a row. */
  deaths: number;
  /** To staff, as in the CRM. */
  shown: boolean;
  crmId: string | null;
}

export interface Ledger {
  /** With a request out: first attempts (crm-sync), later ones (retry). */
  sending(): Promise<{ first: string[]; later: string[] }>;
  states(): Promise<Record<string, number>>;
  leads(): Promise<LedgerLead[]>;
  longestWaitMs(): Promise<number>;
  attempts(): Promise<Record<string, number>>;
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const sendingSql = /* sql */ `
select d.id, d.attempts > 1 as later from deliveries d where d.consumer = 'crm' and d.state = 'sending' and exists
  (select from delivery_attempts a where a.delivery_id = d.id and a.fence = d.fence and a.kind = 'send' and a.ended_at is null)`;

const statesSql = /* sql */ `select state as name, count(*)::integer as n from deliveries group by state order by state`;

const leadsSql = /* sql */ `
select l.reference_id as reference, l.email, d.state, coalesce(d.worker_deaths, 0) as deaths,
  l.crm_synced as shown, l.crm_id as "crmId" from leads l
left join deliveries d on d.consumer = 'crm' and d.subject_kind = 'lead' and d.subject_id = l.id`;

const longestWaitSql = /* sql */ `
select coalesce(max(extract(epoch from settled_at - created_at)) * 1000, 0)::integer as ms
from deliveries where consumer = 'crm' and state = 'delivered'`;

const attemptsSql = /* sql */ `
select kind || ' ' || coalesce(outcome, 'open') || coalesce(' ' || error_code, '') as name, count(*)::integer as n
from delivery_attempts group by 1 order by 1`;

export function openLedger(databaseUrl: string): Ledger {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    statement_timeout: 20_000,
    // for a stopped server, which says nothing
    query_timeout: 25_000,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => undefined);

  async function query<R extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<R[]> {
    return (await pool.query<R>(text, values)).rows;
  }

  async function counts(sql: string): Promise<Record<string, number>> {
    const rows = await query<{ name: string; n: number }>(sql);
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
  }

  return {
    async sending() {
      const rows = await query<{ id: string; later: boolean }>(sendingSql);
      const ids = (later: boolean): string[] => rows.filter((row) => row.later === later).map(({ id }) => id);
      return { first: ids(false), later: ids(true) };
    },
    states: () => counts(statesSql),
    leads: () => query<LedgerLead>(leadsSql),
    longestWaitMs: async () => (await query<{ ms: number }>(longestWaitSql))[0]?.ms ?? 0,
    attempts: () => counts(attemptsSql),
    query,
    pool,
    close: () => pool.end(),
  };
}
