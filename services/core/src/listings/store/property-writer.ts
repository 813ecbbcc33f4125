/** Changes of single listings by staff, each with its entry in the audit log and what the CRM is owed for it. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { concernsCrm, tidyChange, type PropertyChange } from '../property-change.ts';
import { copiedFields, listingFields, type CrmOwnedField } from '../fields.ts';
import type { Entry } from '../../audit/act.ts';
import { staffWriteMany } from '../../audit/store/staff-write.ts';
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
} from './property-rows.ts';

/** Who writes, and where the write is told. */
export interface PropertyWriting extends StaffAct {
  /** The CRM as deliveries remember it; null where it takes no listings. */
  provider: string | null;
}

export interface WrittenProperty {
  id: number;
  /** To publish now. */
  jobs: DispatchedDelivery[];
}

/** A write's end: what the log says of it, or the listing alone where nothing was different. */
interface Outcome {
  id: number;
  entry: Omit<Entry, 'id'> | null;
  /** The CRM only hears of it when it never has. */
  onlyNew?: boolean;
}

/** Adds a listing. One without a reference gets ours. @throws PropertyWriteError */
export function createProperty(
  pool: pg.Pool,
  fields: PropertyChange,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const tidy = tidyChange(fields);
    const id = await insertProperty(client, tidy);
    return { id, entry: { action: 'property.created', label: tidy.referenceId ?? ownReference(id), after: tidy } };
  });
}

/**
 * Changes what differs. Fields that the CRM owns become overrides.
 * @param version the version that was changed; null when the caller does not say, and then the last write wins
 * @throws PropertyWriteError
 */
export function updateProperty(
  pool: pg.Pool,
  id: number,
  change: PropertyChange,
  version: number | null,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const before = await lockProperty(client, id);
    if (version !== null && version !== before.version) throw new PropertyWriteError('conflict');
    const tidy = tidyChange(change);
    const fields = await applyChange(client, before, tidy, writing.actor);
    if (fields.length === 0) return { id, entry: null };
    const entry = { action: 'property.updated', label: before.referenceId, before, after: pick(tidy, fields) } as const;
    return { id, entry, onlyNew: !concernsCrm(fields) };
  });
}

/** Takes a listing off the site; it can be restored. @throws PropertyWriteError */
export function deleteProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const { referenceId, isActive } = await lockProperty(client, id);
    await client.query(
      `update properties set deleted_at = now(), was_active = is_active, is_active = false, version = version + 1,
         updated_at = now() where id = $1`,
      [id],
    );
    return { id, entry: { action: 'property.deleted', label: referenceId, before: { referenceId, isActive } } };
  });
}

/** Brings back what staff deleted, as it was. @throws PropertyWriteError */
export function restoreProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const { rows } = await client.query<{ referenceId: string | null; isActive: boolean }>(
      `update properties set deleted_at = null, is_active = was_active, was_active = null, version = version + 1,
         updated_at = now() where id = $1 and deleted_at is not null and was_active is not null
       returning reference_id as "referenceId", is_active as "isActive"`,
      [id],
    );
    const [restored] = rows;
    if (restored === undefined) throw new PropertyWriteError('missing');
    return { id, entry: { action: 'property.restored', label: restored.referenceId, after: restored } };
  });
}

/** Makes a draft with all that a listing says, but for its reference and its place among the featured. @throws PropertyWriteError */
export function duplicateProperty(pool: pg.Pool, id: number, writing: PropertyWriting): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const source = await lockProperty(client, id);
    const copy = tidyChange({
      ...pick(source, copiedFields),
      title: withMark(source.title, '(copy)'),
      titleAr: source.titleAr === null ? null : withMark(source.titleAr, '(نسخة)'),
      isActive: false,
    });
    const made = await insertProperty(client, copy);
    const after = { from: source.referenceId ?? id, title: copy.title };
    return { id: made, entry: { action: 'property.duplicated', label: ownReference(made), after } };
  });
}

/** Puts back what the CRM says in a field, and leaves the field to it from now on. @throws PropertyWriteError */
export function releaseField(
  pool: pg.Pool,
  id: number,
  field: CrmOwnedField,
  writing: PropertyWriting,
): Promise<WrittenProperty> {
  return write(pool, writing, async (client) => {
    const before = await lockProperty(client, id);
    const { rows } = await client.query<{ crmValue: unknown }>(
      'select crm_value as "crmValue" from property_overrides where property_id = $1 and field = $2',
      [id, field],
    );
    const [override] = rows;
    if (override === undefined) throw new PropertyWriteError('missing');
    const value =
      isMoney(field) && override.crmValue != null ? Number(override.crmValue).toFixed(2) : override.crmValue;
    const change: PropertyChange = { [field]: value };
    await applyChange(client, before, change, writing.actor);
    await client.query('delete from property_overrides where property_id = $1 and field = $2', [id, field]);
    const states = { before: { [field]: before[field] }, after: { [field]: value } };
    return { id, entry: { action: 'property.override_released', label: before.referenceId, ...states } };
  });
}

/** The change with what the CRM hears of it. */
async function write(
  pool: pg.Pool,
  writing: PropertyWriting,
  change: (client: pg.PoolClient) => Promise<Outcome>,
): Promise<WrittenProperty> {
  try {
    return await staffWriteMany(pool, writing, async ({ client }, record) => {
      const { id, entry, onlyNew = false } = await change(client);
      if (entry === null) return { id, jobs: [] };
      await record([{ ...entry, id }]);
      return { id, jobs: await enqueuePropertyEvents(client, [id], writing, { onlyNew }) };
    });
  } catch (error) {
    throw inOurWords(error);
  }
}

function withMark(title: string, mark: string): string {
  return `${title.slice(0, listingFields.title.max - mark.length - 1)} ${mark}`;
}
