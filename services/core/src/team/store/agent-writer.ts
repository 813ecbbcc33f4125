/** What staff change on the team, each change with its entry in the audit log. */
import type pg from 'pg';
import { agentNames, findAgent, type AgentRow } from './agent-reader.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { snake } from '../../data/columns.ts';
import type { StaffAct } from '../../audit/act.ts';

export type AgentChange = Partial<Omit<AgentRow, 'id' | 'createdAt' | 'updatedAt'>>;
export type NewAgent = AgentChange & Pick<AgentRow, 'name' | 'title'>;

const writable = agentNames.filter(
  (name): name is keyof AgentChange => name !== 'id' && name !== 'createdAt' && name !== 'updatedAt',
);
const given = (change: AgentChange) => writable.filter((name) => change[name] !== undefined);

/** Adds a member; what is left out is empty, and the member active. */
export function createAgent(pool: pg.Pool, agent: NewAgent, act: StaffAct): Promise<AgentRow> {
  return staffWrite(pool, act, async (client) => {
    const names = given(agent);
    const { rows } = await client.query<{ id: number }>(
      `insert into agents (${names.map(snake).join(', ')})
       values (${names.map((_, place) => `$${String(place + 1)}`).join(', ')}) returning id`,
      names.map((name) => agent[name]),
    );
    const row = await findAgent(client, rows[0]?.id ?? 0, { staff: true });
    if (row === null) throw new Error('The team member was not stored');
    return { result: row, entry: { action: 'agent.created', id: row.id, after: row } };
  });
}

/** Changes what is given. @returns null when there is no such member */
export function updateAgent(pool: pg.Pool, id: number, change: AgentChange, act: StaffAct): Promise<AgentRow | null> {
  return staffWrite(pool, act, async (client) => {
    const before = await lockAgent(client, id);
    if (before === null) return null;
    const sets = given(change).map((name, place) => `${snake(name)} = $${String(place + 2)}`);
    await client.query(`update agents set ${[...sets, 'updated_at = now()'].join(', ')} where id = $1`, [
      id,
      ...given(change).map((name) => change[name]),
    ]);
    return {
      result: await findAgent(client, id, { staff: true }),
      entry: { action: 'agent.updated', id, before, after: change },
    };
  });
}

/** Listings and leads of the member stay and have none. @returns whether there was such a member */
export async function deleteAgent(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async (client) => {
    const before = await lockAgent(client, id);
    if (before === null) return null;
    await client.query('delete from agents where id = $1', [id]);
    return { result: before, entry: { action: 'agent.deleted', id, before } };
  });
  return deleted !== null;
}

async function lockAgent(client: pg.PoolClient, id: number): Promise<AgentRow | null> {
  await client.query('select from agents where id = $1 for update', [id]);
  return findAgent(client, id, { staff: true });
}
