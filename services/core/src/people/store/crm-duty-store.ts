import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { pageOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import type { CrmDutyKind } from '../crm-duty.ts';
import { crmCopies } from './crm-copies.ts';

/** One for each lead that the CRM has or may have, in the caller's transaction, before the leads go. */
export async function askInCrm(db: Unit['db'], kind: CrmDutyKind, leadIds: readonly number[]) {
  const copies = await crmCopies(db, leadIds);
  if (copies.length > 0)
    await db
      .insertInto('crmDuties')
      .values(copies.map(({ referenceId, crmId, provider }) => ({ kind, leadReference: referenceId, crmId, provider })))
      .onConflict((known) => known.columns(['leadReference', 'kind']).doNothing())
      .execute();
  return copies;
}

/** Where copies of erased leads are, as a list beside a backup has it. Those that are known stay as they are, done or not. */
export async function askInCrmAgain(
  db: Queryable,
  copies: readonly { referenceId: string; provider: string; crmId: string | null }[],
): Promise<void> {
  if (copies.length === 0) return;
  await typed(db)
    .insertInto('crmDuties')
    .values(copies.map(({ referenceId, ...copy }) => ({ kind: 'erase' as const, leadReference: referenceId, ...copy })))
    .onConflict((known) => known.columns(['leadReference', 'kind']).doNothing())
    .execute();
}

interface DutyQuery {
  /** Else those that are done. */
  open: boolean;
  page?: number;
  /** At most 200. */
  limit?: number;
}

/** The oldest open ones first, or those that were done last. */
export async function listCrmDuties(db: Queryable, { open, ...query }: DutyQuery) {
  const all = typed(db)
    .selectFrom('crmDuties')
    .select(['id', 'kind', 'leadReference', 'provider', 'crmId', 'createdAt', 'doneAt', 'doneBy']);
  const found = open
    ? all.where('doneAt', 'is', null).orderBy('createdAt').orderBy('id')
    : all.where('doneAt', 'is not', null).orderBy('doneAt', 'desc').orderBy('id', 'desc');
  const { rows, pagination } = await pageOf(found, query, 50);
  return { duties: rows, pagination };
}

/** @returns null: no such duty */
export function setCrmDuty(pool: pg.Pool, id: number, isDone: boolean, act: StaffAct) {
  return staffWrite(pool, act, async ({ db }) => {
    const duty = await db
      .updateTable('crmDuties')
      .set({ doneAt: isDone ? sql`coalesce(done_at, now())` : null, doneBy: isDone ? act.actor.username : null })
      .where('id', '=', id)
      .returning(['id', 'kind', 'leadReference', 'provider', 'crmId', 'createdAt', 'doneAt', 'doneBy'])
      .executeTakeFirst();
    if (duty === undefined) return null;
    const { kind, leadReference: label } = duty;
    return { result: duty, entry: { action: 'crm.duty_changed', label, after: { duty: kind, done: isDone } } };
  });
}
