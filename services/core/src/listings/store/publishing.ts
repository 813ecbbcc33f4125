/** A listing is published only when it has what the office asks for; what is published stays so. */
import { sql } from 'kysely';
import { Property } from '../../data/entities/listings/property.ts';
import type { Unit } from '../../data/unit.ts';
import { completenessOf, isEnough } from '../completeness.ts';
import type { PropertyChange } from '../property-change.ts';
import { mandated } from './mandated.ts';
import { PropertyIncompleteError, PropertyWriteError, type StoredProperty } from './property-rows.ts';
import { readPublishingRules } from './publishing-rules.ts';

/** @throws PropertyIncompleteError: a new listing that would be visible has too little; PropertyWriteError: it has no mandate yet */
export async function demandEnough({ client }: Unit, made: PropertyChange): Promise<void> {
  if (made.isActive === false) return;
  const { minimum, needsMandate } = await readPublishingRules(client);
  const found = completenessOf(made);
  if (!isEnough(found, minimum)) throw new PropertyIncompleteError(found, minimum ?? 0);
  if (needsMandate) throw new PropertyWriteError('mandate_missing');
}

/**
 * What the change means for publishing: one that waited and has enough now is published with it.
 * @throws PropertyIncompleteError: it would publish what has too little; PropertyWriteError: or what has no mandate in force
 */
export async function withPublishing(
  { client, db }: Unit,
  before: StoredProperty,
  change: PropertyChange,
): Promise<PropertyChange> {
  const publishes = change.isActive === true && !before.isActive;
  const waits = before.waitsToPublish && change.isActive === undefined;
  if (!publishes && !waits) return change;
  const { minimum, needsMandate } = await readPublishingRules(client);
  const found = completenessOf({ ...before, ...change });
  const enough = isEnough(found, minimum);
  if (publishes && !enough) throw new PropertyIncompleteError(found, minimum ?? 0);
  const lacksMandate = needsMandate && !(await hasMandate(db, before.id));
  if (publishes && lacksMandate) throw new PropertyWriteError('mandate_missing');
  return waits && enough && !lacksMandate ? { ...change, isActive: true } : change;
}

async function hasMandate(db: Unit['db'], id: number): Promise<boolean> {
  const { found } = await db.selectNoFrom(mandated(sql.val(id)).as('found')).executeTakeFirstOrThrow();
  return found;
}

/** Who says whether visitors see it has decided: it waits no longer. Before the change is written. */
export async function endWaiting({ em }: Unit, before: StoredProperty, { isActive }: PropertyChange): Promise<boolean> {
  if (!before.waitsToPublish || isActive === undefined) return false;
  em.assign(await em.findOneOrFail(Property, before.id), { waitsToPublish: false });
  return !isActive;
}
