/** Who read or took data about many people, and how much. Lists are gathered for a minute, so that scrolling does not flood the log. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { insertList, selectList } from '../../data/columns.ts';
import type { Row } from '../../data/tables.ts';
import type { Queryable } from '../../data/database.ts';
import { inTransaction } from '../../data/transaction.ts';
import type { Act } from '../act.ts';
import type { AuditState } from '../audit.ts';
import { recordAct } from './staff-write.ts';

export interface PersonalRead {
  /** Of the contract. */
  operation: string;
  /** Names with what may be said of their values. */
  filter: AuditState;
  /** How many people's; null where it is not known before it is sent. */
  records: number | null;
  /** Of whom, where it is about one. */
  subjectId: number | string | null;
}

type ReadAct = Act & { actor: NonNullable<Act['actor']> };
type Gathered = Pick<Row<'gatheredReads'>, 'actor' | 'operation' | 'filter' | 'reads' | 'records'>;

/** Each is an entry of its own. */
export function recordExport(db: Queryable, act: Act, read: PersonalRead): Promise<void> {
  const { operation, filter, records, subjectId: id } = read;
  const after = { ...filter, ...(records !== null && { records }) };
  return recordAct(db, act, { action: 'personal_data.exported', id, label: operation, after });
}

/**
 * The first is an entry at once; what the same person reads by the same filter within a minute is counted, and becomes one more
 * entry when the minute is over.
 */
export function recordListRead(pool: pg.Pool, act: ReadAct, read: PersonalRead): Promise<void> {
  const key = keyOf(act.actor, read);
  return inTransaction(pool, async (client) => {
    await writeDown(client, await closed(client, 'key = $1 and', [key]));
    const values = [key, act.actor, read.operation, read.filter, read.records ?? 0];
    const { rows } = await client.query<{ reads: number }>(gatherSql, values);
    if (rows[0]?.reads === 0) await recordAct(client, act, entryOf(read.operation, read.filter, { ...read, reads: 1 }));
  });
}

/** Those of minutes that are over. Gives how many there were. */
export function closeGatheredReads(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    const gathered = await closed(client, '', []);
    await writeDown(client, gathered);
    return gathered.length;
  });
}

const gatherSql = /* sql */ `
insert into gathered_reads as g (${insertList<'gatheredReads'>('key', 'actor', 'operation', 'filter', 'reads', 'records')})
values ($1, $2, $3, $4, 0, 0)
on conflict (key) do update set reads = g.reads + 1, records = g.records + $5
returning reads`;

const mostClosed = 200;

async function closed(client: Queryable, which: string, values: unknown[]): Promise<Gathered[]> {
  const { rows } = await client.query<Gathered>(
    `delete from gathered_reads g where key in (
       select key from gathered_reads where ${which} at < now() - interval '1 minute'
       order by at limit ${String(mostClosed)} for update skip locked)
     returning ${selectList<'gatheredReads'>('g', ['actor', 'operation', 'filter', 'reads', 'records'])}`,
    values,
  );
  return rows;
}

async function writeDown(client: Queryable, gathered: readonly Gathered[]): Promise<void> {
  for (const { actor, operation, filter, reads, records } of gathered)
    // the first of them is an entry already
    if (reads > 0) await recordAct(client, { actor, requestId: null }, entryOf(operation, filter, { reads, records }));
}

function entryOf(operation: string, filter: AuditState, counts: { reads: number; records: number | null }) {
  const { reads, records } = counts;
  return { action: 'personal_data.listed', label: operation, after: { ...filter, reads, records } } as const;
}

function keyOf({ id, username }: ReadAct['actor'], { operation, filter }: PersonalRead): string {
  return createHash('sha256')
    .update(JSON.stringify([id, username, operation, filter]))
    .digest('hex');
}
