import { raw } from '@mikro-orm/core';
import type pg from 'pg';
import { type Entry, personIdOf, type StaffAct } from '../../audit/act.ts';
import { staffWriteMany } from '../../audit/store/staff-write.ts';
import { Property } from '../../data/entities/listings/property.ts';
import { rowOf } from '../../data/row-of.ts';
import type { Unit } from '../../data/unit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { copiedFields, listingFields, type CrmOwnedField } from '../fields.ts';
import { concernsCrm, tidyChange, type PropertyChange } from '../property-change.ts';
import { releasedChange, settledChange } from '../settled-change.ts';
import { demandEnough, endWaiting, withPublishing } from './publishing.ts';
import { enqueuePropertyEvents } from './property-events.ts';
import {
  applyChange,
  insertProperty,
  inOurWords,
  isMoney,
  lockProperty,
  ownReference,
  pick,
  PropertyWriteError,
  releaseOverride,
  type StoredProperty,
} from './property-rows.ts';

export interface PropertyWriting extends StaffAct {
  /** Null where the CRM takes no listings. */
  provider: string | null;
}

export interface WrittenProperty {
  id: number;
  jobs: DispatchedDelivery[];
}

/** No entry: nothing was different. */
interface Outcome {
  id: number;
  entry: Omit<Entry, 'id'> | null;
  /** The CRM hears of it if it never has. */
  onlyNew?: boolean;
}

/** Without a reference it gets ours. @throws PropertyWriteError */
export function createProperty(
  pool: pg.Pool,
  fields: PropertyChange,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (unit) => {
    const tidy = settled(null, fields);
    await demandEnough(unit, tidy);
    const id = await insertProperty(unit, tidy);
    return { id, entry: { action: 'property.created', label: tidy.referenceId ?? ownReference(id), after: tidy } };
  });
}

/** The CRM's fields become overrides. @throws PropertyWriteError @param version null: the last write wins */
export function updateProperty(
  pool: pg.Pool,
  id: number,
  change: PropertyChange,
  version: number | null,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (unit) => {
    const before = await lockProperty(unit, id);
    if (version !== null && version !== before.version) throw new PropertyWriteError('conflict');
    const tidy = await withPublishing(unit, before, settled(before, change));
    const leftWaiting = await endWaiting(unit, before, tidy);
    const fields = await applyChange(unit, before, tidy, writing.actor);
    if (leftWaiting) fields.push('isActive');
    if (await confirmDeal(unit, before, tidy)) fields.push('deal');
    if (fields.length === 0) return { id, entry: null };
    const entry = { action: 'property.updated', label: before.referenceId, before, after: pick(tidy, fields) } as const;
    return { id, entry, onlyNew: !concernsCrm(fields) };
  });
}

/** It can be restored. @throws PropertyWriteError */
export function deleteProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async ({ em }) => {
    const listing = await em.findOne(Property, { id, deletedAt: null });
    if (listing === null) throw new PropertyWriteError('missing');
    const before = rowOf(listing, ['referenceId', 'isActive']);
    em.assign(listing, {
      deletedAt: now(),
      deletedBy: personIdOf(writing.actor),
      wasActive: before.isActive,
      isActive: false,
    });
    return { id, entry: { action: 'property.deleted', label: before.referenceId, before } };
  });
}

/** What staff deleted, as it was. @throws PropertyWriteError */
export function restoreProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async ({ em }) => {
    const listing = await em.findOne(Property, { id, deletedAt: { $ne: null }, wasActive: { $ne: null } });
    if (listing === null) throw new PropertyWriteError('missing');
    em.assign(listing, { deletedAt: null, deletedBy: null, isActive: listing.wasActive === true, wasActive: null });
    const after = rowOf(listing, ['referenceId', 'isActive']);
    return { id, entry: { action: 'property.restored', label: after.referenceId, after } };
  });
}

/** A draft without reference and place among the featured. @throws PropertyWriteError */
export function duplicateProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async (unit) => {
    const source = await lockProperty(unit, id);
    const copy = tidyChange({
      ...pick(source, copiedFields),
      title: withMark(source.title, '(copy)'),
      titleAr: source.titleAr === null ? null : withMark(source.titleAr, '(نسخة)'),
      isActive: false,
    });
    const made = await insertProperty(unit, copy);
    const after = { from: source.referenceId ?? id, title: copy.title };
    return { id: made, entry: { action: 'property.duplicated', label: ownReference(made), after } };
  });
}

/** The CRM's from now on. @throws PropertyWriteError */
export function releaseField(
  pool: pg.Pool,
  id: number,
  field: CrmOwnedField,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (unit) => {
    const before = await lockProperty(unit, id);
    const override = await unit.db
      .selectFrom('propertyOverrides')
      .select('crmValue')
      .where('propertyId', '=', id)
      .where('field', '=', field)
      .executeTakeFirst();
    if (override === undefined) throw new PropertyWriteError('missing');
    const value =
      isMoney(field) && override.crmValue != null ? Number(override.crmValue).toFixed(2) : override.crmValue;
    const change = await withPublishing(unit, before, releasedChange(before, { [field]: value }));
    await endWaiting(unit, before, change);
    await applyChange(unit, before, change, writing.actor);
    await releaseOverride(unit.db, id, field);
    const states = { before: { [field]: before[field] }, after: { [field]: value } };
    return { id, entry: { action: 'property.override_released', label: before.referenceId, ...states } };
  });
}

/** @throws PropertyWriteError where deal and status contradict each other */
function settled(before: StoredProperty | null, change: PropertyChange): PropertyChange {
  const known = settledChange(before, tidyChange(change));
  if (typeof known === 'string') throw new PropertyWriteError(known);
  return known;
}

/** Who writes the deal has looked at it, also where it stays. */
async function confirmDeal({ em }: Unit, before: StoredProperty, { deal }: PropertyChange): Promise<boolean> {
  if (!before.dealUnsure || deal === undefined) return false;
  em.assign(await em.findOneOrFail(Property, before.id), { dealUnsure: false });
  return deal === before.deal;
}

async function write(
  pool: pg.Pool,
  writing: PropertyWriting,
  change: (unit: Unit) => Promise<Outcome>,
): Promise<WrittenProperty> {
  try {
    return await staffWriteMany(pool, writing, async (unit, record) => {
      const { id, entry, onlyNew = false } = await change(unit);
      if (entry === null) return { id, jobs: [] };
      await unit.em.flush();
      await record([{ ...entry, id }]);
      return { id, jobs: await enqueuePropertyEvents(unit.client, [id], writing, { onlyNew }) };
    });
  } catch (error) {
    throw inOurWords(error);
  }
}

/** The database's clock, as for all moments of a listing. */
const now = () => raw<Date>('now()');

function withMark(title: string, mark: string): string {
  return `${title.slice(0, listingFields.title.max - mark.length - 1)} ${mark}`;
}
