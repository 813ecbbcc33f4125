/** Apart from what changes them: the scheduler reads them and loads no entities. */
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';

export interface RoutingChoices {
  showsUnassigned: boolean;
  /** Of open office; null: nothing is handed on. */
  answerMinutes: number | null;
}

export async function readRoutingChoices(db: Queryable): Promise<RoutingChoices> {
  return typed(db).selectFrom('leadRouting').select(['showsUnassigned', 'answerMinutes']).executeTakeFirstOrThrow();
}
