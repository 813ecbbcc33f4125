/** A listing is published only when it is complete enough for the office; what is published stays so. */
import { Property } from '../../data/entities/listings/property.ts';
import type { Unit } from '../../data/unit.ts';
import { completenessOf, isEnough } from '../completeness.ts';
import type { PropertyChange } from '../property-change.ts';
import { PropertyIncompleteError, type StoredProperty } from './property-rows.ts';
import { readMinimum } from './publishing-minimum.ts';

/** @throws PropertyIncompleteError: a new listing that would be visible has too little */
export async function demandEnough({ client }: Unit, made: PropertyChange): Promise<void> {
  if (made.isActive === false) return;
  const minimum = await readMinimum(client);
  const found = completenessOf(made);
  if (!isEnough(found, minimum)) throw new PropertyIncompleteError(found, minimum ?? 0);
}

/**
 * What the change means for publishing: one that waited and has enough now is published with it.
 * @throws PropertyIncompleteError: it would publish what has too little
 */
export async function withPublishing(
  { client }: Unit,
  before: StoredProperty,
  change: PropertyChange,
): Promise<PropertyChange> {
  const publishes = change.isActive === true && !before.isActive;
  const waits = before.waitsToPublish && change.isActive === undefined;
  if (!publishes && !waits) return change;
  const minimum = await readMinimum(client);
  const found = completenessOf({ ...before, ...change });
  const enough = isEnough(found, minimum);
  if (publishes && !enough) throw new PropertyIncompleteError(found, minimum ?? 0);
  return waits && enough ? { ...change, isActive: true } : change;
}

/** Who says whether visitors see it has decided: it waits no longer. Before the change is written. */
export async function endWaiting({ em }: Unit, before: StoredProperty, { isActive }: PropertyChange): Promise<boolean> {
  if (!before.waitsToPublish || isActive === undefined) return false;
  em.assign(await em.findOneOrFail(Property, before.id), { waitsToPublish: false });
  return !isActive;
}
