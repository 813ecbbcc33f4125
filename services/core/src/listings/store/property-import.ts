import { sql } from 'kysely';
import type pg from 'pg';
import { staffWriteMany } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { allowLongStatements } from '../../data/long-statement.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { PropertyChange } from '../property-change.ts';
import { mandated } from './mandated.ts';
import { enqueuePropertyEvents } from './property-events.ts';
import { detailColumns, propertyColumns } from './property-row.ts';
import { applyChange, inOurWords, insertProperty, ownReference, type StoredProperty } from './property-rows.ts';
import { endWaiting } from './publishing.ts';
import type { PropertyWriting } from './property-writer.ts';

export type NamedProperty = StoredProperty & { deleted: boolean; mandated: boolean };
export type NamedProperties = ReadonlyMap<string, NamedProperty>;

export interface ImportStep {
  before: NamedProperty | null;
  change: PropertyChange;
  /** Published as soon as it has a mandate in force. */
  waits: boolean;
}

/** @param hold until the transaction ends */
export async function readNamed(db: Queryable, references: readonly string[], hold = false): Promise<NamedProperties> {
  const rows = await typed(db)
    .selectFrom('properties as p')
    .select([...propertyColumns, ...detailColumns])
    .select(({ eb }) => eb('p.deletedAt', 'is not', null).$castTo<boolean>().as('deleted'))
    .select(mandated(sql.ref('p.id')).as('mandated'))
    .where('p.referenceId', '=', sql<string>`any(${references})`)
    .orderBy('p.id')
    .$if(hold, (named) => named.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.referenceId!, row]));
}

/** All of `plan`, or nothing. @returns deliveries to publish @throws PropertyWriteError, or what `plan` throws */
export async function importProperties(
  pool: pg.Pool,
  references: readonly string[],
  plan: (named: NamedProperties) => readonly ImportStep[],
  writing: PropertyWriting,
  onRow: (done: number, total: number) => void = () => undefined,
): Promise<DispatchedDelivery[]> {
  try {
    return await staffWriteMany(pool, writing, async (unit, record) => {
      const { client, em } = unit;
      await client.query(allowLongStatements);
      const steps = plan(await readNamed(client, references, true));
      const ids: number[] = [];
      const waiting: number[] = [];
      for (const { before, change, waits } of steps) {
        const id = before === null ? await insertProperty(unit, change) : before.id;
        if (before !== null) await endWaiting(unit, before, change);
        if (before !== null) await applyChange(unit, before, change, writing.actor);
        ids.push(id);
        if (waits) waiting.push(id);
        // or each further row compares all that the unit holds
        em.clear();
        const label = before?.referenceId ?? change.referenceId ?? ownReference(id);
        await record([{ action: 'property.imported', id, label, before, after: change }]);
        onRow(ids.length, steps.length);
      }
      const wait = unit.db.updateTable('properties').set({ waitsToPublish: true });
      await wait.where('id', '=', anyOf(waiting)).where('isActive', '=', false).execute();
      return enqueuePropertyEvents(client, ids, writing);
    });
  } catch (error) {
    throw inOurWords(error);
  }
}
