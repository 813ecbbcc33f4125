/** What staff change on the team, each change with its entry in the audit log. */
import type pg from 'pg';
import { agentNames, findAgent, type AgentRow } from './agent-reader.ts';
import { recordAudit } from '../../audit/store/audit-log.ts';
import { snake } from '../../data/columns.ts';
import type { StaffAct } from '../../audit/act.ts';
import { publicWrite } from '../../data/public-write.ts';

export type AgentChange = Partial<Omit<AgentRow, 'id' | 'createdAt' | 'updatedAt'>>;
export type NewAgent = AgentChange & Pick<AgentRow, 'name' | 'title'>;

const writable = agentNames.filter(
  (name): name is keyof AgentChange => name !== 'id' && name !== 'createdAt' && name !== 'updatedAt',
);
const given = (change: AgentChange) => writable.filter((name) => change[name] !== undefined);

/** Adds a member; what is left out is empty, and the member active. */
export async function createAgent(pool: pg.Pool, agent: NewAgent, { actor, requestId }: StaffAct): Promise<AgentRow> {
  const created = await publicWrite(pool, async (client) => {
    const names = given(agent);
    const { rows } = await client.query<{ id: number }>(
      `insert into agents (${names.map(snake).join(', ')})
       values (${names.map((_, place) => `$${String(place + 1)}`).join(', ')}) returning id`,
      names.map((name) => agent[name]),
    );
    const row = await findAgent(client, rows[0]?.id ?? 0, { staff: true });
    if (row === null) throw new Error('The team member was not stored');
    await recordAudit(client, {
      actor,
      action: 'agent.created',
      subject: { kind: 'agent', id: row.id },
      after: { ...row },
      requestId,
    });
    return row;
  });
  if (created === null) throw new Error('The team member was not stored');
  return created;
}

/** Changes what is given. @returns null when there is no such member */
export function updateAgent(
  pool: pg.Pool,
  id: number,
  change: AgentChange,
  { actor, requestId }: StaffAct,
): Promise<AgentRow | null> {
  return publicWrite(pool, async (client) => {
    const before = await lockAgent(client, id);
    if (before === null) return null;
    const sets = given(change).map((name, place) => `${snake(name)} = $${String(place + 2)}`);
    await client.query(`update agents set ${[...sets, 'updated_at = now()'].join(', ')} where id = $1`, [
      id,
      ...given(change).map((name) => change[name]),
    ]);
    await recordAudit(client, {
      actor,
      action: 'agent.updated',
      subject: { kind: 'agent', id },
      before: { ...before },
      after: { ...change },
      requestId,
    });
    return findAgent(client, id, { staff: true });
  });
}

/** Listings and leads of the member stay and have none. @returns whether there was such a member */
export async function deleteAgent(pool: pg.Pool, id: number, { actor, requestId }: StaffAct): Promise<boolean> {
  const deleted = await publicWrite(pool, async (client) => {
    const before = await lockAgent(client, id);
    if (before === null) return null;
    await client.query('delete from agents where id = $1', [id]);
    await recordAudit(client, {
      actor,
      action: 'agent.deleted',
      subject: { kind: 'agent', id },
      before: { ...before },
      requestId,
    });
    return before;
  });
  return deleted !== null;
}

async function lockAgent(client: pg.PoolClient, id: number): Promise<AgentRow | null> {
  await client.query('select from agents where id = $1 for update', [id]);
  return findAgent(client, id, { staff: true });
}
