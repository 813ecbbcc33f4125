/** Rows of listings inside a transaction: held, inserted, changed, with the overrides of what the CRM owns. */
import {
  changedFields,
  overrideChange,
  type PropertyChange,
  type WritableField,
  type WritableProperty,
} from '../property-change.ts';
import { listingFields, type CrmOwnedField } from '../fields.ts';
import type { PictureText } from '../property.ts';
import type { SignedInUser } from '../../accounts/user.ts';
import { snake } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import { propertyColumns, type PropertyRow } from './property-row.ts';

export type PropertyWriteProblem = 'missing' | 'conflict' | 'reference_taken' | 'reference_fixed' | 'unknown_agent';

/** A write that was refused; nothing was stored. */
export class PropertyWriteError extends Error {
  readonly problem: PropertyWriteProblem;

  constructor(problem: PropertyWriteProblem) {
    super(`The listing was not written: ${problem}`);
    this.name = 'PropertyWriteError';
    this.problem = problem;
  }
}

export type StoredProperty = PropertyRow & { imageTexts: PictureText[] };

/** The row as it is, held until the transaction ends. @throws PropertyWriteError when there is none, or it was deleted */
export async function lockProperty(client: Queryable, id: number): Promise<StoredProperty> {
  const { rows } = await client.query<StoredProperty>(
    `select ${propertyColumns}, p.image_texts as "imageTexts" from properties p
     where p.id = $1 and p.deleted_at is null for update`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new PropertyWriteError('missing');
  return row;
}

/** Listings made here are known to the CRM under our reference, so that a pull recognises them. */
export const ownReference = (id: number): string => `MZL-P${String(id)}`;

/** Stores a new listing; one without a reference gets ours. */
export async function insertProperty(client: Queryable, tidy: PropertyChange): Promise<number> {
  const { names, places, values } = assignments(tidy);
  const { rows } = await client.query<{ id: number }>(
    `insert into properties (${names.join(', ')}) values (${places.join(', ')}) returning id`,
    values,
  );
  const id = rows[0]!.id;
  if (tidy.referenceId == null)
    await client.query('update properties set reference_id = $2 where id = $1', [id, ownReference(id)]);
  if (tidy.isFeatured === true) await rankLast(client, id);
  return id;
}

/** Writes what differs and keeps the overrides right. @returns what changed */
export async function applyChange(
  client: Queryable,
  before: StoredProperty,
  tidy: PropertyChange,
  actor: SignedInUser,
): Promise<WritableField[]> {
  const fields = changedFields(before, tidy);
  if (fields.length === 0) return [];
  if (fields.includes('referenceId')) await demandOwnReference(client, before, tidy);
  const { names, places, values } = assignments(pick(tidy, fields));
  await client.query(
    `update properties set ${names.map((name, n) => `${name} = ${places[n]!}`).join(', ')},
       version = version + 1, updated_at = now() where id = $${String(values.length + 1)}`,
    [...values, before.id],
  );
  if (fields.includes('isFeatured') && tidy.isFeatured === true) await rankLast(client, before.id);
  if (before.source === 'crm') await writeOverrides(client, before, tidy, fields, actor);
  return fields;
}

/** Puts a listing behind all that are featured. */
export async function rankLast(client: Queryable, id: number): Promise<void> {
  await client.query(
    `update properties set featured_rank =
       (select coalesce(max(featured_rank), 0) + 1 from properties where is_featured and id <> $1) where id = $1`,
    [id],
  );
}

async function writeOverrides(
  client: Queryable,
  before: StoredProperty,
  tidy: PropertyChange,
  fields: readonly WritableField[],
  actor: SignedInUser,
): Promise<void> {
  const { rows } = await client.query<{ field: string; crmValue: unknown }>(
    'select field, crm_value as "crmValue" from property_overrides where property_id = $1',
    [before.id],
  );
  const overridden = new Map(rows.map(({ field, crmValue }) => [field, crmValue]));
  const { taken, released } = overrideChange(before, tidy, fields, overridden);
  await client.query('delete from property_overrides where property_id = $1 and field = any ($2)', [
    before.id,
    released,
  ]);
  for (const { field, crmValue } of taken)
    await client.query(
      `insert into property_overrides (property_id, field, crm_value, set_by) values ($1, $2, $3::jsonb, $4)
       on conflict (property_id, field) do update set set_by = excluded.set_by, set_at = now()`,
      [
        before.id,
        field,
        JSON.stringify(isMoney(field) && crmValue != null ? Number(crmValue) : (crmValue ?? null)),
        actor.id,
      ],
    );
}

/** Money is a number in what the CRM said, as its columns make it, and decimal text in a listing. */
export const isMoney = (field: CrmOwnedField): boolean => listingFields[field].kind === 'money';

/** A reference that the CRM knows names the listing there for good. */
async function demandOwnReference(client: Queryable, before: StoredProperty, tidy: PropertyChange): Promise<void> {
  const { rows } = await client.query<{ told: boolean }>(
    `select exists (select from deliveries where subject_kind = 'property' and subject_id = $1) as told`,
    [before.id],
  );
  if (before.source === 'crm' || rows[0]?.told === true || tidy.referenceId == null)
    throw new PropertyWriteError('reference_fixed');
}

/** Some members of a listing or of a change. */
export function pick(from: PropertyChange | WritableProperty, names: readonly WritableField[]): PropertyChange {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as PropertyChange;
}

/** Names come from the contract's members, never from outside. */
function assignments(change: PropertyChange): { names: string[]; places: string[]; values: unknown[] } {
  const entries = Object.entries(change);
  return {
    names: entries.map(([name]) => snake(name)),
    places: entries.map((_, n) => `$${String(n + 1)}`),
    values: entries.map(([name, value]) => (name === 'imageTexts' ? JSON.stringify(value) : value)),
  };
}

/** What PostgreSQL refuses, in our words. */
export function inOurWords(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === '23505' && constraint === 'properties_reference_id_key')
    return new PropertyWriteError('reference_taken');
  if (code === '23503' && constraint === 'properties_agent_id_fkey') return new PropertyWriteError('unknown_agent');
  return error;
}
