/** With its audit entry, which has no note: it may name people. */
import { sql } from 'kysely';
import type pg from 'pg';
import { personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { Unit } from '../../data/unit.ts';
import type { LeadScope } from '../../leads/lead-scope.ts';
import { insertEntry } from '../../leads/store/lead-entries.ts';
import { visibleLeadIds } from '../../leads/store/lead-reader.ts';
import { demandAssignee } from '../../leads/store/lead-writer.ts';
import {
  longestViewingMinutes,
  usualViewingMinutes,
  ViewingClashError,
  type ViewingStatus,
  ViewingWriteError,
} from '../viewing.ts';
import { findViewing, listViewings, type ViewingRow } from './viewing-reader.ts';

export interface NewViewing {
  leadId: number;
  /** Default: the lead's listing. */
  propertyId?: number | null;
  /** Who shows it. Default: who plans it. */
  hostId?: number;
  /** ISO 8601. */
  startsAt: string;
  /** Default: 45 minutes later. */
  endsAt?: string;
  placeNote?: string | null;
}

export interface ViewingChange extends Partial<Omit<NewViewing, 'leadId'>> {
  status?: ViewingStatus;
  /** How it went, for the timeline; with `done`. */
  report?: string;
  /** That was shown. */
  version: number;
}

/** @throws ViewingWriteError, ViewingClashError, UnknownAssigneeError */
export function planViewing(pool: pg.Pool, viewing: NewViewing, scope: LeadScope, act: StaffAct): Promise<ViewingRow> {
  return staffWrite(pool, act, async ({ db, client }) => {
    const { leadId, startsAt, placeNote = null } = viewing;
    const lead = await lockLead(db, leadId);
    if (lead === null || (await visibleLeadIds(client, [leadId], scope)).length === 0)
      throw new ViewingWriteError('unknown_lead');
    const me = personIdOf(act.actor);
    const hostId = viewing.hostId ?? me;
    if (hostId !== me) await demandAssignee(db, hostId, scope);
    const propertyId = viewing.propertyId === undefined ? lead.propertyId : viewing.propertyId;
    if (viewing.propertyId != null) await demandListing(db, viewing.propertyId);
    const endsAt = viewing.endsAt ?? later(startsAt, usualViewingMinutes);
    demandTimes(startsAt, endsAt);
    await demandFree(client, { id: null, hostId, startsAt, endsAt }, scope);
    const values = { leadId, propertyId, hostId, startsAt, endsAt, placeNote: placeNote?.trim() || null };
    const { id } = await db
      .insertInto('viewings')
      .values({ ...values, createdById: me })
      .returning('id')
      .executeTakeFirstOrThrow();
    const result = (await findViewing(client, id, null)) as ViewingRow;
    const after = { leadId, hostId, startsAt, endsAt };
    return { result, entry: { action: 'viewing.created', id, label: lead.referenceId, after } };
  });
}

/**
 * Done is an entry of the lead's timeline, once. @returns null: gone, or not seen
 * @throws ViewingWriteError, ViewingClashError, UnknownAssigneeError
 */
export function changeViewing(
  pool: pg.Pool,
  id: number,
  { version, report, ...change }: ViewingChange,
  scope: LeadScope,
  act: StaffAct,
): Promise<ViewingRow | null> {
  return staffWrite(pool, act, async ({ db, client }) => {
    const found = await lockViewing(db, id);
    if (found === null || (await findViewing(client, id, scope)) === null) return null;
    const { before, reference } = found;
    if (before.version !== version) throw new ViewingWriteError('conflict');
    if (change.propertyId != null) await demandListing(db, change.propertyId);
    if (change.hostId !== undefined && change.hostId !== before.hostId) await demandAssignee(db, change.hostId, scope);
    const after = { ...before, ...change };
    // who says only when it begins moves it
    if (change.startsAt !== undefined && change.endsAt === undefined)
      after.endsAt = later(change.startsAt, (Date.parse(before.endsAt) - Date.parse(before.startsAt)) / 60_000);
    demandTimes(after.startsAt, after.endsAt);
    if (after.status !== 'cancelled' && after.hostId !== null)
      await demandFree(client, { id, hostId: after.hostId, startsAt: after.startsAt, endsAt: after.endsAt }, scope);
    await db
      .updateTable('viewings')
      .set({
        propertyId: after.propertyId,
        hostId: after.hostId,
        startsAt: after.startsAt,
        endsAt: after.endsAt,
        status: after.status,
        placeNote: after.placeNote?.trim() || null,
        entryId: await entryOf(db, before, after, report ?? '', act),
        version: version + 1,
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    const result = await findViewing(client, id, null);
    if (result === null) return null;
    const { placeNote: _was, entryId: _entry, version: _version, leadId: _lead, ...was } = before;
    const { placeNote: _note, ...told } = change;
    return { result, entry: { action: 'viewing.updated', id, label: reference, before: was, after: told } };
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockViewing>>>['before'];

/** What happened is written down once; what did not happen after all is taken back where nobody wrote on it since. */
async function entryOf(db: Unit['db'], before: Locked, after: Locked, report: string, act: StaffAct) {
  const { entryId, leadId } = before;
  if (after.status === 'done') {
    if (entryId !== null) return entryId;
    const { at } = await db
      .selectNoFrom(sql<string>`least(${after.startsAt}::timestamptz, now())`.as('at'))
      .executeTakeFirstOrThrow();
    return insertEntry(db, leadId, { kind: 'viewing', text: report, at }, act.actor);
  }
  if (entryId === null) return null;
  const taken = await db
    .deleteFrom('leadEntries')
    .where('id', '=', entryId)
    .where('version', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? entryId : null;
}

async function lockLead(db: Unit['db'], id: number) {
  const lead = db.selectFrom('leads').select(['referenceId', 'propertyId']).where('id', '=', id);
  return (await lead.forNoKeyUpdate().executeTakeFirst()) ?? null;
}

/** The lead first, whose timeline it may become part of. */
async function lockViewing(db: Unit['db'], id: number) {
  const found = await db.selectFrom('viewings').select('leadId').where('id', '=', id).executeTakeFirst();
  const lead = found === undefined ? null : await lockLead(db, found.leadId);
  if (lead === null) return null;
  const before = await db
    .selectFrom('viewings')
    .select(['leadId', 'propertyId', 'hostId', 'startsAt', 'endsAt', 'status', 'placeNote', 'entryId', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return before === undefined ? null : { before, reference: lead.referenceId };
}

async function demandListing(db: Unit['db'], id: number): Promise<void> {
  const found = db.selectFrom('properties').select('id').where('id', '=', id).where('deletedAt', 'is', null);
  if ((await found.executeTakeFirst()) === undefined) throw new ViewingWriteError('unknown_listing');
}

const later = (moment: string, minutes: number): string =>
  new Date(Date.parse(moment) + minutes * 60_000).toISOString();

function demandTimes(startsAt: string, endsAt: string): void {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  if (!(minutes > 0 && minutes <= longestViewingMinutes)) throw new ViewingWriteError('times');
}

interface Slot {
  /** Of the viewing itself. */
  id: number | null;
  hostId: number | null;
  startsAt: string;
  endsAt: string;
}

/**
 * Who books the same person waits here, and so sees what the other booked; the database would refuse both in any case.
 * @throws ViewingClashError, which says of the other lead only what its reader may see
 */
async function demandFree(client: Queryable, { id, hostId, startsAt, endsAt }: Slot, scope: LeadScope): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('viewings'), $1)`, [hostId]);
  const taken = await typed(client)
    .selectFrom('viewings')
    .select(['id', 'startsAt', 'endsAt'])
    .where('hostId', '=', hostId)
    .where('status', '<>', 'cancelled')
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .where(({ and, eb }) => and(id === null ? [] : [eb('id', '<>', id)]))
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
  if (taken === undefined) return;
  const around = { scope, person: hostId, from: taken.startsAt, to: taken.endsAt };
  const seen = (await listViewings(client, around)).find((one) => one.id === taken.id);
  throw new ViewingClashError({
    startsAt: taken.startsAt,
    endsAt: taken.endsAt,
    reference: seen?.lead?.reference ?? null,
  });
}
