/** What staff change on a lead, each change with its entry in the audit log and what the CRM is owed for it. */
import { cancellableStates } from '../../deliveries/states.ts';
import { stateIn } from '../../deliveries/store/state-sql.ts';
import type pg from 'pg';
import type { DispatchedDelivery } from '../../deliveries/delivery-ports.ts';
import type { LeadStatus } from '../lead.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { appendDelivery, type ConsumerLane } from '../../deliveries/store/outbox.ts';
import type { StaffAct } from '../../audit/act.ts';

export interface LeadChange {
  status?: LeadStatus;
  notes?: string | null;
  assigneeId?: number | null;
  /** ISO 8601. */
  followUpAt?: string | null;
}

/** The person that a lead was to be given to does not exist, or is nobody who looks after leads. */
export class UnknownAssigneeError extends Error {
  constructor() {
    super('assigneeId names nobody who looks after leads');
    this.name = 'UnknownAssigneeError';
  }
}

interface StoredLead {
  id: number;
  referenceId: string;
  status: LeadStatus;
  notes: string | null;
  assigneeId: number | null;
  followUpAt: string | null;
}

const lockSql = /* sql */ `
select id, reference_id as "referenceId", status, notes, assignee_id as "assigneeId",
  to_char(follow_up_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "followUpAt"
from leads where id = any ($1::integer[]) and ($2::integer is null or assignee_id = $2) order by id for update`;

const updateSql = /* sql */ `
update leads set status = $2, notes = $3, assignee_id = $4, follow_up_at = $5, updated_at = now(),
  -- the CRM is told the status and nothing else of this
  version = version + case when $6 then 1 else 0 end
where id = $1 returning version`;

/**
 * Changes one lead. Only a change of the status is told to the CRM, by a delivery in the same transaction.
 * @param assigneeId only a lead of this user: what an agent may change; null for any
 * @returns what to publish; null when there is no such lead
 * @throws UnknownAssigneeError
 */
export function changeLead(
  pool: pg.Pool,
  { id, assigneeId }: { id: number; assigneeId: number | null },
  change: LeadChange,
  act: StaffAct,
  consumers: readonly ConsumerLane[],
): Promise<DispatchedDelivery[] | null> {
  return staffWrite(pool, act, async ({ client }) => {
    const [before] = await lock(client, [id], assigneeId);
    if (before === undefined) return null;
    const after = { ...before, ...change };
    if (after.assigneeId !== null && after.assigneeId !== before.assigneeId)
      await demandAssignee(client, after.assigneeId);
    const told = after.status !== before.status;
    const { rows } = await client.query<{ version: number }>(updateSql, [
      id,
      after.status,
      after.notes === '' ? null : after.notes,
      after.assigneeId,
      after.followUpAt,
      told,
    ]);
    const version = rows[0]?.version ?? 0;
    const jobs = told ? await tellStatus(client, { id, version }, act, consumers) : [];
    return { result: jobs, entry: { action: 'lead.updated', id, label: before.referenceId, before, after: change } };
  });
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

const cancelSql = /* sql */ `
update deliveries set state = 'cancelled', settled_at = now(), dispatched_until = null
where subject_kind = 'lead' and subject_id = any ($1::integer[])
  and ${stateIn('state', cancellableStates)}`;

/** What was not sent of these leads, to whomever, is not sent any more; gives how many deliveries that were. */
export async function cancelUnsent(client: Queryable, leadIds: readonly number[]): Promise<number> {
  return (await client.query(cancelSql, [leadIds])).rowCount ?? 0;
}

/**
 * Deletes leads here; the CRM keeps what it has. What was not sent is cancelled. What is being sent or looked up settles by
 * the record of its attempt, and is cancelled by the sender afterwards, which finds no lead any more.
 * @param ids at most 1,000; those that do not exist are left out
 * @returns how many were deleted
 */
export function deleteLeads(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number> {
  return staffWrite(pool, act, async ({ client }) => {
    const leads = await lock(client, ids, null);
    const found = leads.map(({ id }) => id);
    await cancelUnsent(client, found);
    await client.query('delete from leads where id = any ($1::integer[])', [found]);
    return {
      result: leads.length,
      entry: leads.map(({ id, referenceId, status }) => ({
        action: 'lead.deleted',
        id,
        label: referenceId,
        before: { status },
      })),
    };
  });
}

export interface Assignee {
  id: number;
  name: string;
  role: 'admin' | 'agent';
}

const looksAfterLeads = `u.role in ('admin', 'agent')`;

/** Who may look after leads, by name; at most 500. */
export async function listAssignees(db: Queryable): Promise<Assignee[]> {
  const { rows } = await db.query<Assignee>(
    `select u.id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), c.username) as name, u.role
     from users u join credentials c on c.user_id = u.id where ${looksAfterLeads} order by name, u.id limit 500`,
  );
  return rows;
}

async function demandAssignee(client: pg.PoolClient, id: number): Promise<void> {
  const { rowCount } = await client.query(`select from users u where u.id = $1 and ${looksAfterLeads} for share`, [id]);
  if (rowCount === 0) throw new UnknownAssigneeError();
}

async function lock(client: pg.PoolClient, ids: readonly number[], assigneeId: number | null): Promise<StoredLead[]> {
  return (await client.query<StoredLead>(lockSql, [ids, assigneeId])).rows;
}
