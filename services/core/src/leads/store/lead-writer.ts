/** With its audit entry and what the CRM is owed. */
import type { components } from '@manzil/contract/api';
import { type InferEntity, LockMode } from '@mikro-orm/core';
import { sql, type SqlBool } from 'kysely';
import type pg from 'pg';
import { staffName } from '../../data/person-name.ts';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { Lead } from '../../data/entities/leads/lead.ts';
import { typed } from '../../data/typed.ts';
import { anyOf } from '../../data/typed-parts.ts';
import type { Unit } from '../../data/unit.ts';
import { cancellableStates } from '../../deliveries/states.ts';
import { appendDelivery, type ConsumerLane } from '../../deliveries/store/outbox.ts';
import type { LeadScope } from '../lead-scope.ts';
import { stateOf } from '../subscription.ts';
import { ofLeads } from './deliveries-of-leads.ts';
import { noteAssignment } from './assignment-writer.ts';
import { visibleLeadIds } from './lead-reader.ts';
import { peopleOf } from './lead-scope-sql.ts';
import { rolesWith } from '../../accounts/permissions.ts';
import type { StaffAct } from '../../audit/act.ts';
import { insertEntry } from './lead-entries.ts';
import { leadSource } from './lead-trash.ts';
import { moveToTrash } from '../../trash/store/move-rows.ts';
import { demandSeen, type LeadFields, stageAfter, stageName } from './lead-fields.ts';
import { newestNote } from './lead-row.ts';

export type LeadChange = components['schemas']['LeadPatch'];

/** Nobody with an open account who looks after leads. */
export class UnknownAssigneeError extends Error {
  constructor() {
    super('assigneeId names nobody who looks after leads');
    this.name = 'UnknownAssigneeError';
  }
}

/**
 * The CRM is told the status alone. @param scope null for anybody's lead
 * @returns what to publish; null: no such lead
 * @throws UnknownAssigneeError, FieldChangedError, LeadFieldError
 */
export function changeLead(
  pool: pg.Pool,
  { id, scope }: { id: number; scope: LeadScope },
  change: LeadChange,
  act: StaffAct,
  consumers: readonly ConsumerLane[],
): Promise<DispatchedDelivery[] | null> {
  return staffWrite(pool, act, async ({ em, db, client }) => {
    const lead = await em.findOne(Lead, { id });
    if (lead === null || (await visibleLeadIds(client, [id], scope)).length === 0) return null;
    const now = fieldsOf(lead);
    demandSeen(now, change);
    const notes = await noteOf(db, id);
    const owner = change.assigneeId === undefined ? now.assigneeId : change.assigneeId;
    if (owner !== now.assigneeId) await demandAssignee(db, owner, scope);
    em.assign(lead, {
      ...(await stageAfter(db, now, change)),
      assignee: owner,
      followUpAt: change.followUpAt === undefined ? now.followUpAt : change.followUpAt,
    });
    const told = lead.status !== now.status;
    if (told) lead.version += 1;
    await em.flush();
    // from callers who know one text: what they changed is one more entry, and nothing is taken away
    const note = change.notes?.trim() ?? '';
    if (note !== '' && note !== notes) await insertEntry(db, id, { kind: 'note', text: note }, act.actor);
    const isToldOf = lead.anonymisedAt == null && !(await isWaiting(db, id));
    const jobs = told && isToldOf ? await tellStatus(client, lead, act, consumers) : [];
    if (owner !== now.assigneeId)
      jobs.push(
        ...(await noteAssignment(client, {
          lead,
          from: now.assigneeId,
          to: owner,
          ruleId: null,
          reason: 'by_hand',
          by: act.actor.id,
          requestId: act.requestId,
        })),
      );
    const entry = { ...(await auditedFields(db, { ...now, notes }, change)), id, label: lead.referenceId };
    return { result: jobs, entry: { action: 'lead.updated', ...entry } };
  });
}

function fieldsOf({ status, stage, lostReason, assignee, followUpAt }: InferEntity<typeof Lead>): LeadFields {
  return {
    status,
    stageId: stage.id,
    lostReasonId: lostReason?.id ?? null,
    assigneeId: assignee?.id ?? null,
    followUpAt: followUpAt?.toISOString() ?? null,
  };
}

/** A stage by its name, which says it also when it is called otherwise. */
async function auditedFields(db: Unit['db'], before: LeadFields & { notes: string | null }, change: LeadChange) {
  const { seen: _seen, stageId, ...rest } = change;
  const { stageId: stageBefore, ...was } = before;
  if (stageId === undefined || stageId === stageBefore) return { before: was, after: rest };
  const [from, to] = [await stageName(db, stageBefore), await stageName(db, stageId)];
  return { before: { ...was, stage: from }, after: { ...rest, stage: to } };
}

const noteOf = async (db: Unit['db'], leadId: number): Promise<string | null> => {
  const lead = db.selectFrom('leads as l').where('l.id', '=', leadId);
  return (await lead.select((eb) => newestNote(eb).as('text')).executeTakeFirst())?.text ?? null;
};

/** For its owner to confirm: the CRM hears of it then, as it is. */
async function isWaiting(db: Unit['db'], leadId: number): Promise<boolean> {
  const found = await db
    .selectFrom('subscriptions')
    .select(['askedAt', 'confirmedAt', 'endedAt'])
    .where('leadId', '=', leadId)
    .executeTakeFirst();
  return found !== undefined && stateOf(found) === 'waiting';
}

function tellStatus(
  client: Queryable,
  { id, version }: { id: number; version: number },
  { requestId }: StaffAct,
  consumers: readonly ConsumerLane[],
): Promise<DispatchedDelivery[]> {
  return appendDelivery(client, {
    event: 'lead.updated',
    subjectKind: 'lead',
    subjectId: id,
    subjectVersion: version,
    requestId,
    consumers,
  });
}

/** What they are owed, and what was written to them. Gives the number of deliveries. */
export async function cancelUnsent(db: Unit['db'], leadIds: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ state: 'cancelled', settledAt: sql`now()`, dispatchedUntil: null })
    .where(ofLeads(leadIds))
    .where('state', 'in', cancellableStates)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Into the trash; the CRM keeps its copies. Unsent deliveries are cancelled; one under way settles and finds no lead.
 * @param ids at most 1,000; missing ones and those out of `scope` are left out @param forGood past the trash @returns which
 */
export function deleteLeads(
  pool: pg.Pool,
  ids: readonly number[],
  scope: LeadScope,
  act: StaffAct,
  { forGood = false }: { forGood?: boolean } = {},
): Promise<number[]> {
  return staffWrite(pool, act, async ({ em, db, client }) => {
    const found = { id: { $in: await visibleLeadIds(client, ids, scope) } };
    const leads = await em.find(Lead, found, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
    const gone = leads.map(({ id }) => id);
    await cancelUnsent(db, gone);
    if (forGood) await db.deleteFrom('leads').where('id', '=', anyOf(gone)).execute();
    else await moveToTrash(client, leadSource, gone, act.actor);
    return {
      result: gone,
      entry: leads.map(({ id, referenceId, status }) => ({
        action: 'lead.deleted',
        id,
        label: referenceId,
        before: { status },
      })),
    };
  });
}

/** Built in, or of one's own: whoever may work on leads. */
const lookAfterLeads = (db: Unit['db']) =>
  db
    .selectFrom('roles')
    .select('key')
    .where((eb) =>
      eb.or([
        eb('key', 'in', rolesWith('leads.write')),
        eb(sql.lit('leads.write'), '=', eb.fn.any('roles.permissions')),
      ]),
    );

/** At most 500; for whoever leads a team, those of the team. */
export const listAssignees = (db: Queryable, scope: LeadScope) =>
  typed(db)
    .selectFrom('users as u')
    .innerJoin('credentials as c', 'c.userId', 'u.id')
    .select(['u.id', staffName('u', 'c').$castTo<string>().as('name'), 'u.role'])
    .where('u.role', 'in', lookAfterLeads(typed(db)))
    .where('u.disabledAt', 'is', null)
    .where(({ and }) => and(scope?.team === true ? [sql<SqlBool>`u.id in ${peopleOf(scope)}`] : []))
    .orderBy('name')
    .orderBy('u.id')
    .limit(500)
    .execute();

/** Whoever leads a team gives within it. @throws UnknownAssigneeError */
export async function demandAssignee(db: Unit['db'], id: number | null, scope: LeadScope): Promise<void> {
  if (id === null) return;
  const found = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', lookAfterLeads(db))
    .where('disabledAt', 'is', null)
    .where(({ and }) => and(scope === null ? [] : [sql<SqlBool>`users.id in ${peopleOf(scope)}`]));
  if ((await found.forShare().executeTakeFirst()) === undefined) throw new UnknownAssigneeError();
}
