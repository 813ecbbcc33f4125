/** The caller asks who may see the lead. */
import { type InferResult, sql } from 'kysely';
import type pg from 'pg';
import { staffName } from '../../data/person-name.ts';
import { type Actor, personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { pageOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { CallOutcome, EntryKind } from '../entry.ts';

export interface NewEntry {
  kind: EntryKind;
  text: string;
  /** ISO 8601; default: now. Not in the future. */
  at?: string;
  /** Of a call. */
  outcome?: CallOutcome | null;
}

export interface EntryChange {
  text?: string;
  at?: string;
  outcome?: CallOutcome | null;
  /** That was shown. */
  version: number;
}

/** The entry was changed since it was shown. */
export class EntryChangedError extends Error {
  constructor() {
    super('The entry was changed since it was shown');
    this.name = 'EntryChangedError';
  }
}

/** Of somebody else, or of nobody who is known. */
export class ForeignEntryError extends Error {
  constructor() {
    super('Only the author changes an entry');
    this.name = 'ForeignEntryError';
  }
}

/** What it says contradicts itself, named by its field. */
export class EntryFieldError extends Error {
  readonly field: 'outcome' | 'at' | 'text';

  constructor(field: EntryFieldError['field'], message: string) {
    super(message);
    this.name = 'EntryFieldError';
    this.field = field;
  }
}

const entries = (db: Queryable | Unit['db'], leadId: number) =>
  ('selectFrom' in db ? db : typed(db))
    .selectFrom('leadEntries as e')
    .leftJoin('users as u', 'u.id', 'e.authorId')
    .leftJoin('credentials as c', 'c.userId', 'u.id')
    .select(['e.id', 'e.kind', 'e.text', 'e.outcome', 'e.at', 'e.authorId', 'e.earlier', 'e.version', 'e.updatedAt'])
    .select(staffName('u', 'c').as('authorName'))
    .where('e.leadId', '=', leadId)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc');

export type LeadEntryRow = InferResult<ReturnType<typeof entries>>[number];

/** The newest first. @param wanted at most 100 a page */
export async function listEntries(db: Queryable, leadId: number, wanted: { page?: number; limit?: number }) {
  const { rows, pagination } = await pageOf(entries(db, leadId), wanted, 50);
  return { entries: rows, pagination };
}

const entryOf = (db: Unit['db'], leadId: number, id: number) =>
  entries(db, leadId).where('e.id', '=', id).executeTakeFirst();

/** @throws EntryFieldError */
function demandSense({ kind, text, at, outcome }: NewEntry): void {
  if (text.trim() === '' && kind === 'note') throw new EntryFieldError('text', 'a note says something');
  if (outcome != null && kind !== 'call') throw new EntryFieldError('outcome', 'only a call has an outcome');
  // a minute for clocks that run ahead
  if (at !== undefined && Date.parse(at) > Date.now() + 60_000)
    throw new EntryFieldError('at', 'it has not happened yet');
}

/** In the caller's transaction. */
export async function insertEntry(db: Unit['db'], leadId: number, entry: NewEntry, author: Actor): Promise<number> {
  const { kind, text, at, outcome = null } = entry;
  const values = { leadId, kind, text: text.trim(), outcome, authorId: personIdOf(author) };
  const { id } = await db
    .insertInto('leadEntries')
    .values({ ...values, ...(at !== undefined && { at }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives the entry; null where the lead is gone. @throws EntryFieldError */
export function addEntry(pool: pg.Pool, leadId: number, entry: NewEntry, act: StaffAct): Promise<LeadEntryRow | null> {
  return staffWrite(pool, act, async ({ db }) => {
    demandSense(entry);
    const lead = await db
      .selectFrom('leads')
      .select('referenceId')
      .where('id', '=', leadId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (lead === undefined) return null;
    const id = await insertEntry(db, leadId, entry, act.actor);
    const result = await entryOf(db, leadId, id);
    if (result === undefined) return null;
    const after = { entry: entry.kind, ...(entry.outcome != null && { outcome: entry.outcome }) };
    return { result, entry: { action: 'lead.entry_added', id: leadId, label: lead.referenceId, after } };
  });
}

/**
 * By its author alone, and never over a text that they were not shown. Gives the entry; null where there is none.
 * @throws EntryChangedError, ForeignEntryError, EntryFieldError
 */
export function changeEntry(
  pool: pg.Pool,
  { leadId, id }: { leadId: number; id: number },
  { version, ...change }: EntryChange,
  act: StaffAct,
): Promise<LeadEntryRow | null> {
  return staffWrite(pool, act, async ({ db }) => {
    const found = await db
      .selectFrom('leadEntries as e')
      .innerJoin('leads as l', 'l.id', 'e.leadId')
      .select(['e.kind', 'e.text', 'e.at', 'e.outcome', 'e.authorId', 'e.version', 'l.referenceId'])
      .where('e.id', '=', id)
      .where('e.leadId', '=', leadId)
      .forUpdate('e')
      .executeTakeFirst();
    if (found === undefined) return null;
    if (found.authorId === null || found.authorId !== personIdOf(act.actor)) throw new ForeignEntryError();
    if (found.version !== version) throw new EntryChangedError();
    const { kind, text, outcome } = { ...found, ...change };
    demandSense({ kind, text, outcome, ...(change.at !== undefined && { at: change.at }) });
    await db
      .updateTable('leadEntries')
      .set({ ...change, text: text.trim(), version: version + 1, updatedAt: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    const result = await entryOf(db, leadId, id);
    if (result === undefined) return null;
    const after = { entry: kind };
    return { result, entry: { action: 'lead.entry_changed', id: leadId, label: found.referenceId, after } };
  });
}
