import type { EntityData, InferEntity, RequiredEntityData } from '@mikro-orm/core';
import { sql } from 'kysely';
import { type Actor, personIdOf } from '../../audit/act.ts';
import { Property } from '../../data/entities/listings/property.ts';
import type { Unit } from '../../data/unit.ts';
import type { Completeness } from '../completeness.ts';
import { listingFields, type CrmOwnedField, type DetailField, type ListingValues } from '../fields.ts';
import {
  changedFields,
  overrideChange,
  type PropertyChange,
  type WritableField,
  type WritableProperty,
} from '../property-change.ts';
import type { DealProblem } from '../settled-change.ts';
import { detailColumns, propertyColumns, type PropertyRow } from './property-row.ts';

export type PropertyWriteProblem =
  | DealProblem
  | 'incomplete'
  | 'mandate_missing'
  | 'missing'
  | 'conflict'
  | 'reference_taken'
  | 'reference_fixed'
  | 'unknown_agent';

export class PropertyWriteError extends Error {
  readonly problem: PropertyWriteProblem;

  constructor(problem: PropertyWriteProblem) {
    super(`The listing was not written: ${problem}`);
    this.name = 'PropertyWriteError';
    this.problem = problem;
  }
}

/** Too little for publishing; it names what is missing. */
export class PropertyIncompleteError extends PropertyWriteError {
  readonly found: Completeness;
  /** Points. */
  readonly minimum: number;

  constructor(found: Completeness, minimum: number) {
    super('incomplete');
    this.found = found;
    this.minimum = minimum;
  }
}

export type StoredProperty = PropertyRow & Pick<ListingValues, DetailField>;

/** Until the transaction ends. @throws PropertyWriteError: none, or deleted */
export async function lockProperty({ db }: Unit, id: number): Promise<StoredProperty> {
  const row = await db
    .selectFrom('properties as p')
    .select([...propertyColumns, ...detailColumns])
    .where('p.id', '=', id)
    .where('p.deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new PropertyWriteError('missing');
  return row;
}

/** By it the CRM and a pull know listings made here. */
export const ownReference = (id: number): string => `MZL-P${String(id)}`;

/** Without a reference it gets ours. */
export async function insertProperty({ em, db }: Unit, tidy: PropertyChange): Promise<number> {
  const made = em.create(Property, dataOf(tidy) as RequiredEntityData<InferEntity<typeof Property>>);
  await em.flush();
  const { id } = made;
  // a statement: it stays the first version
  if (tidy.referenceId == null)
    await db
      .updateTable('properties')
      .set({ referenceId: ownReference(id) })
      .where('id', '=', id)
      .execute();
  if (tidy.isFeatured === true) await rankLast(db, id);
  return id;
}

/** And the overrides. @returns what changed */
export async function applyChange(
  { em, db }: Unit,
  before: StoredProperty,
  tidy: PropertyChange,
  actor: Actor,
): Promise<WritableField[]> {
  const fields = changedFields(before, tidy);
  if (fields.length === 0) return [];
  if (fields.includes('referenceId')) await demandOwnReference(db, before, tidy);
  em.assign(await em.findOneOrFail(Property, before.id), dataOf(pick(tidy, fields)));
  await em.flush();
  if (fields.includes('isFeatured') && tidy.isFeatured === true) await rankLast(db, before.id);
  if (before.source === 'crm') await writeOverrides(db, before, tidy, fields, actor);
  return fields;
}

/** The version stays: a place changes no listing. */
export async function rankLast(db: Unit['db'], id: number): Promise<void> {
  const last = db
    .selectFrom('properties')
    .select(sql<number>`coalesce(max(featured_rank), 0) + 1`.as('rank'))
    .where(({ ref }) => ref('isFeatured'))
    .where('id', '<>', id);
  await db.updateTable('properties').set({ featuredRank: last }).where('id', '=', id).execute();
}

/** By statements: an entity cannot hold JSON's null, the CRM's nothing. */
async function writeOverrides(
  db: Unit['db'],
  before: StoredProperty,
  tidy: PropertyChange,
  fields: readonly WritableField[],
  actor: Actor,
): Promise<void> {
  const propertyId = before.id;
  const rows = await db
    .selectFrom('propertyOverrides')
    .select(['field', 'crmValue'])
    .where('propertyId', '=', propertyId)
    .execute();
  const overridden = new Map(rows.map(({ field, crmValue }) => [field, crmValue]));
  const { taken, released } = overrideChange(before, tidy, fields, overridden);
  for (const field of released) await releaseOverride(db, propertyId, field);
  for (const { field, crmValue } of taken) {
    const said = JSON.stringify(isMoney(field) && crmValue != null ? Number(crmValue) : (crmValue ?? null));
    await db
      .insertInto('propertyOverrides')
      .values({ propertyId, field, crmValue: sql`${said}::jsonb`, setBy: personIdOf(actor) })
      .onConflict((known) =>
        known.columns(['propertyId', 'field']).doUpdateSet({ setBy: personIdOf(actor), setAt: sql`now()` }),
      )
      .execute();
  }
}

export async function releaseOverride(db: Unit['db'], propertyId: number, field: CrmOwnedField): Promise<void> {
  await db.deleteFrom('propertyOverrides').where('propertyId', '=', propertyId).where('field', '=', field).execute();
}

/** The CRM's is a number, a listing's decimal text. */
export const isMoney = (field: CrmOwnedField): boolean => listingFields[field].kind === 'decimal';

/** One that the CRM knows stays for good. */
async function demandOwnReference(db: Unit['db'], before: StoredProperty, tidy: PropertyChange): Promise<void> {
  const told = await db
    .selectFrom('deliveries')
    .select('id')
    .where('consumer', '=', 'crm')
    .where('subjectKind', '=', 'property')
    .where('subjectId', '=', before.id)
    .limit(1)
    .executeTakeFirst();
  if (before.source === 'crm' || told !== undefined || tidy.referenceId == null)
    throw new PropertyWriteError('reference_fixed');
}

export function pick(from: PropertyChange | WritableProperty, names: readonly WritableField[]): PropertyChange {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as PropertyChange;
}

/** The entity has the agent as a relation, degrees as text. */
function dataOf(change: PropertyChange): EntityData<InferEntity<typeof Property>> {
  const { agentId: agent, ...rest } = change;
  const degrees = (['latitude', 'longitude'] as const).filter((name) => change[name] != null);
  const asText = Object.fromEntries(degrees.map((name) => [name, String(change[name])]));
  return { ...rest, ...asText, ...(agent === undefined ? {} : { agent }) } as EntityData<InferEntity<typeof Property>>;
}

export function inOurWords(error: unknown): unknown {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === '23505' && constraint === 'properties_reference_id_key')
    return new PropertyWriteError('reference_taken');
  if (code === '23503' && constraint === 'properties_agent_id_fkey') return new PropertyWriteError('unknown_agent');
  return error;
}
