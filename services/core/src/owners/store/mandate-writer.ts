import { sql } from 'kysely';
import type pg from 'pg';
import type { Entry } from '../../audit/act.ts';
import { staffWriteMany } from '../../audit/store/staff-write.ts';
import { Mandate } from '../../data/entities/owners/mandate.ts';
import { Owner } from '../../data/entities/owners/owner.ts';
import { Property } from '../../data/entities/listings/property.ts';
import { rowOf } from '../../data/row-of.ts';
import type { Row } from '../../data/tables.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { lockProperty, PropertyWriteError } from '../../listings/store/property-rows.ts';
import type { PropertyWriting } from '../../listings/store/property-writer.ts';
import { MandateWriteError } from '../mandate.ts';
import { followListings } from './follow-mandates.ts';
import { findMandate, type MandateRow } from './mandate-reader.ts';

const written = [
  'contractNumber',
  'kind',
  'signedOn',
  'startsOn',
  'endsOn',
  'commissionKind',
  'commission',
  'note',
] as const;
type Written = Pick<Row<'mandates'>, (typeof written)[number]>;
export type NewMandate = Omit<Written, 'note'> & { ownerId: number; note?: string | null };
export type MandateChange = Partial<NewMandate>;

export interface WrittenMandate {
  mandate: MandateRow;
  /** To publish. */
  jobs: DispatchedDelivery[];
}

/** What waited for it is published. @throws MandateWriteError, PropertyWriteError: no such listing */
export function createMandate(
  pool: pg.Pool,
  propertyId: number,
  { ownerId, ...mandate }: NewMandate,
  writing: PropertyWriting,
): Promise<WrittenMandate> {
  return write(pool, writing, async (unit) => {
    const { em } = unit;
    // first: the order in which everybody locks
    const property = await lockProperty(unit, propertyId);
    await demandOwner(unit, ownerId);
    const made = em.create(Mandate, {
      ...tidy(mandate),
      property: em.getReference(Property, propertyId),
      owner: em.getReference(Owner, ownerId),
    });
    demandDays(made);
    await em.flush();
    const { id, contractNumber: label } = made;
    const after = { ...rowOf(made, [...written]), listing: property.referenceId, ownerId };
    return { id, propertyId, entry: { action: 'mandate.created', id, label, after } };
  });
}

/** @param version null: the last write wins @throws MandateWriteError, PropertyWriteError */
export function updateMandate(
  pool: pg.Pool,
  id: number,
  { ownerId, ...change }: MandateChange,
  version: number | null,
  writing: PropertyWriting,
): Promise<WrittenMandate> {
  return write(pool, writing, async (unit) => {
    const { mandate, propertyId } = await lock(unit, id);
    if (version !== null && version !== mandate.version) throw new MandateWriteError('conflict');
    const before = { ...rowOf(mandate, [...written]), ownerId: mandate.owner.id };
    if (ownerId !== undefined) await demandOwner(unit, ownerId);
    // another end is announced anew
    const anew = change.endsOn !== undefined && change.endsOn !== mandate.endsOn;
    unit.em.assign(mandate, {
      ...tidy(change),
      ...(ownerId !== undefined && { owner: unit.em.getReference(Owner, ownerId) }),
      ...(anew && { announcedDays: null }),
    });
    demandDays(mandate);
    await unit.em.flush();
    const after = { ...change, ownerId };
    return { id, propertyId, entry: { action: 'mandate.updated', id, label: mandate.contractNumber, before, after } };
  });
}

/** From today on it does not hold. @throws MandateWriteError: it has not begun, is over or was ended before */
export function endMandate(
  pool: pg.Pool,
  id: number,
  reason: string,
  writing: PropertyWriting,
): Promise<WrittenMandate> {
  return write(pool, writing, async (unit) => {
    const { mandate, propertyId } = await lock(unit, id);
    const { today } = await unit.db.selectNoFrom(sql<string>`qatar_day(now())`.as('today')).executeTakeFirstOrThrow();
    if (mandate.endedOn !== null || mandate.startsOn > today || mandate.endsOn < today)
      throw new MandateWriteError('not_running');
    unit.em.assign(mandate, { endedOn: today, endReason: reason.trim() });
    await unit.em.flush();
    const after = { endedOn: today };
    return { id, propertyId, entry: { action: 'mandate.ended_early', id, label: mandate.contractNumber, after } };
  });
}

const tidy = <T extends MandateChange>(change: T): T => ({
  ...change,
  ...(change.contractNumber !== undefined && { contractNumber: change.contractNumber.trim() }),
  ...(change.note !== undefined && { note: change.note?.trim() || null }),
});

async function demandOwner({ em }: Unit, id: number): Promise<void> {
  if ((await em.findOne(Owner, { id, erasedAt: null })) === null) throw new MandateWriteError('unknown_owner');
}

/** Text: ISO days sort as they follow each other. */
function demandDays({
  signedOn,
  startsOn,
  endsOn,
  endedOn,
}: Pick<Row<'mandates'>, 'signedOn' | 'startsOn' | 'endsOn'> & { endedOn?: string | null | undefined }): void {
  if (endsOn < startsOn || endsOn < signedOn) throw new MandateWriteError('days');
  if (endedOn != null && (endedOn < startsOn || endedOn > endsOn)) throw new MandateWriteError('days');
}

/** The listing before the mandate, as everybody does. */
async function lock(unit: Unit, id: number) {
  const row = await unit.db.selectFrom('mandates').select('propertyId').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new MandateWriteError('missing');
  await unit.db.selectFrom('properties').select('id').where('id', '=', row.propertyId).forUpdate().execute();
  return { mandate: await unit.em.findOneOrFail(Mandate, id), propertyId: row.propertyId };
}

interface Outcome {
  id: number;
  propertyId: number;
  entry: Entry;
}

async function write(
  pool: pg.Pool,
  writing: PropertyWriting,
  change: (unit: Unit) => Promise<Outcome>,
): Promise<WrittenMandate> {
  try {
    return await staffWriteMany(pool, writing, async (unit, record) => {
      const { id, propertyId, entry } = await change(unit);
      await record([entry]);
      const { jobs } = await followListings(unit, record, writing, { among: [propertyId] });
      const mandate = await findMandate(unit.client, id);
      if (mandate === null) throw new MandateWriteError('missing');
      return { mandate, jobs };
    });
  } catch (error) {
    throw inOurWords(error);
  }
}

const ofConstraints = new Map([
  ['mandates_one_exclusive', 'overlaps'],
  ['mandates_contract_number', 'number_taken'],
] as const);

function inOurWords(error: unknown): unknown {
  if (error instanceof PropertyWriteError) return error;
  const { constraint } = error as { constraint?: unknown };
  const problem = ofConstraints.get(constraint as 'mandates_one_exclusive');
  return problem === undefined ? error : new MandateWriteError(problem);
}
