/** The steps of a lead as the office defines them. Each belongs to one of the four statuses that the CRM knows. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import { anyOf, countRows } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { type LeadStatus, leadStatuses } from '../lead.ts';

interface Names {
  name: string;
  nameAr: string;
}

/** What the office wants to have, in this order. */
export interface StagePlan {
  /** Without id: a new one, of this status. The status of another never changes. */
  stages: readonly (Names & { id?: number; status: LeadStatus })[];
  /** Those that go, each with where its leads go. */
  retired: readonly { id: number; moveTo: number | null }[];
  lostReasons: readonly (Names & { id?: number })[];
}

/** Others were added or retired since the plan was shown. */
export class OtherStagesError extends Error {
  constructor() {
    super('Other stages were added or retired in the meantime');
    this.name = 'OtherStagesError';
  }
}

/** A stage that has leads goes, and nothing says where they go. */
export class StageInUseError extends Error {
  constructor() {
    super('A stage that is retired has leads');
    this.name = 'StageInUseError';
  }
}

/** What may not be, named by its place in the plan. */
export class StagePlanError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.name = 'StagePlanError';
    this.path = path;
  }
}

/** In their order, retired ones too: what happened before still has its name. */
export async function readStages(db: Queryable) {
  const [stages, lostReasons] = await Promise.all([
    typed(db)
      .selectFrom('leadStages as s')
      .select(['s.id', 's.name', 's.nameAr', 's.status', 's.outcome'])
      .select((eb) => [
        eb('s.retiredAt', 'is not', null).$castTo<boolean>().as('retired'),
        eb
          .selectFrom('leads as l')
          .whereRef('l.stageId', '=', 's.id')
          .select(countRows.as('n'))
          .$asScalar()
          .$notNull()
          .as('leads'),
      ])
      .orderBy('s.sortOrder')
      .orderBy('s.id')
      .limit(200)
      .execute(),
    typed(db)
      .selectFrom('lostReasons as r')
      .select(['r.id', 'r.name', 'r.nameAr'])
      .select((eb) => eb('r.retiredAt', 'is not', null).$castTo<boolean>().as('retired'))
      .orderBy('r.sortOrder')
      .orderBy('r.id')
      .limit(200)
      .execute(),
  ]);
  return { stages, lostReasons };
}

type Known = { id: number; status: LeadStatus; outcome: 'won' | 'lost' | 'spam' | null };

/** @throws OtherStagesError, StagePlanError */
function demandSound({ stages, retired }: StagePlan, known: readonly Known[]): void {
  const kept = stages.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const named = [...kept, ...retired.map(({ id }) => id)].toSorted((a, b) => a - b);
  if (JSON.stringify(named) !== JSON.stringify(known.map(({ id }) => id).toSorted((a, b) => a - b)))
    throw new OtherStagesError();
  const byId = new Map(known.map((stage) => [stage.id, stage]));
  const of = (id: number | null | undefined) => byId.get(id ?? 0);
  for (const [n, { id, status }] of stages.entries())
    if (id !== undefined && of(id)?.status !== status)
      throw new StagePlanError(`stages.${String(n)}.status`, 'the status of a stage never changes');
  for (const status of leadStatuses)
    if (!stages.some((stage) => stage.status === status && (of(stage.id)?.outcome ?? 'won') === 'won'))
      throw new StagePlanError('stages', `no stage is left for the status ${status}`);
  if (!stages.some(({ id }) => of(id)?.outcome === 'lost'))
    throw new StagePlanError('stages', 'one stage is for the lost');
  for (const [n, { id, moveTo }] of retired.entries()) {
    if (moveTo === null) continue;
    const target = of(moveTo);
    // within the status, so that the CRM hears of nothing; a reason is asked one by one
    if (!kept.includes(moveTo) || target?.status !== of(id)?.status || target?.outcome === 'lost')
      throw new StagePlanError(`retired.${String(n)}.moveTo`, 'its leads go to a stage of the same status that stays');
  }
}

/** All at once, or nothing. @throws OtherStagesError, StageInUseError, StagePlanError */
export function saveStages(pool: pg.Pool, plan: StagePlan, act: StaffAct): Promise<null> {
  return staffWrite<null>(pool, act, async ({ db }) => {
    const known = await db
      .selectFrom('leadStages')
      .select(['id', 'status', 'outcome'])
      .where('retiredAt', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    demandSound(plan, known);
    const names = await db
      .selectFrom('leadStages')
      .select('name')
      .where('retiredAt', 'is', null)
      .orderBy('sortOrder')
      .execute();
    for (const { id, moveTo } of plan.retired) await retire(db, id, moveTo);
    for (const [sortOrder, { id, name, nameAr, status }] of plan.stages.entries()) {
      const set = { name: name.trim(), nameAr: nameAr.trim(), sortOrder };
      if (id === undefined)
        await db
          .insertInto('leadStages')
          .values({ ...set, status })
          .execute();
      else await db.updateTable('leadStages').set(set).where('id', '=', id).execute();
    }
    await saveReasons(db, plan.lostReasons);
    const entry = {
      action: 'setting.updated' as const,
      label: 'lead_stages',
      before: { stages: names.map(({ name }) => name) },
      after: { stages: plan.stages.map(({ name }) => name.trim()) },
    };
    return { result: null, entry };
  });
}

async function retire(db: Unit['db'], id: number, moveTo: number | null): Promise<void> {
  if (moveTo !== null)
    await db
      .updateTable('leads')
      .set({ stageId: moveTo, revision: sql<number>`revision + 1` })
      .where('stageId', '=', id)
      .execute();
  // one that comes between this look and the commit is shown with the stage all the same
  const used = await db.selectFrom('leads').select('id').where('stageId', '=', id).limit(1).executeTakeFirst();
  if (used !== undefined) throw new StageInUseError();
  await db
    .updateTable('leadStages')
    .set({ retiredAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Those that are left out are not offered any more; leads that have them keep them. */
async function saveReasons(db: Unit['db'], reasons: StagePlan['lostReasons']): Promise<void> {
  const kept = reasons.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await db
    .updateTable('lostReasons')
    .set({ retiredAt: sql<string>`now()` })
    .where('retiredAt', 'is', null)
    .where(({ not, eb }) => not(eb('id', '=', anyOf(kept))))
    .execute();
  for (const [sortOrder, { id, name, nameAr }] of reasons.entries()) {
    const set = { name: name.trim(), nameAr: nameAr.trim(), sortOrder };
    if (id === undefined) await db.insertInto('lostReasons').values(set).execute();
    else await db.updateTable('lostReasons').set(set).where('id', '=', id).where('retiredAt', 'is', null).execute();
  }
}
