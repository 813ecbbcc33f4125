/** Changes of single listings by staff: each is one transaction with its audit entry, its deliveries and the content version. */
import type pg from 'pg';
import type { AuditAction, AuditState } from '../../audit/audit.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { concernsCrm, tidyChange, type PropertyChange } from '../property-change.ts';
import { copiedFields, listingFields, type CrmOwnedField } from '../fields.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { recordAudit } from '../../audit/store/audit-log.ts';
import { raiseContentVersion } from '../../data/content-version.ts';
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
import { inTransaction } from '../../data/transaction.ts';

/** Who writes, and where the write is told. */
export interface PropertyWriting {
  actor: SignedInUser;
  requestId: string;
  /** The CRM as deliveries remember it; null where it takes no listings. */
  provider: string | null;
}

export interface WrittenProperty {
  id: number;
  /** To publish now. */
  jobs: DispatchedDelivery[];
}

/** A write's end; without an action nothing was different. */
interface Outcome {
  id: number;
  action: AuditAction | null;
  label: string | null;
  before?: AuditState;
  after?: AuditState;
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
    return { id, action: 'property.created', label: tidy.referenceId ?? ownReference(id), after: { ...tidy } };
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
    return {
      id,
      action: fields.length === 0 ? null : 'property.updated',
      label: before.referenceId,
      before: { ...before },
      after: { ...pick(tidy, fields) },
      onlyNew: !concernsCrm(fields),
    };
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
    return { id, action: 'property.deleted', label: referenceId, before: { referenceId, isActive } };
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
    return { id, action: 'property.restored', label: restored.referenceId, after: { ...restored } };
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
    return { id: made, action: 'property.duplicated', label: ownReference(made), after };
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
    return {
      id,
      action: 'property.override_released',
      label: before.referenceId,
      before: { [field]: before[field] },
      after: { [field]: value },
    };
  });
}

/** One transaction: the change, its entry in the audit log, what the CRM hears, and the number that empties the caches. */
async function write(
  pool: pg.Pool,
  writing: PropertyWriting,
  work: (client: pg.PoolClient) => Promise<Outcome>,
): Promise<WrittenProperty> {
  try {
    return await inTransaction(pool, async (client) => {
      const { id, action, label, before, after, onlyNew = false } = await work(client);
      if (action === null) return { id, jobs: [] };
      const { actor, requestId } = writing;
      const states = { ...(before && { before }), ...(after && { after }) };
      await recordAudit(client, { actor, requestId, action, subject: { kind: 'property', id, label }, ...states });
      const jobs = await enqueuePropertyEvents(client, [id], writing, { onlyNew });
      await raiseContentVersion(client);
      return { id, jobs };
    });
  } catch (error) {
    throw inOurWords(error);
  }
}

function withMark(title: string, mark: string): string {
  return `${title.slice(0, listingFields.title.max - mark.length - 1)} ${mark}`;
}
