import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import { Agent } from '../../data/entities/content/agent.ts';
import { moveToTrash } from '../../trash/store/move-rows.ts';
import { agentSource } from './agent-trash.ts';
import { findAgent, type AgentRow } from './agent-reader.ts';

export type AgentChange = Partial<Omit<AgentRow, 'id' | 'createdAt' | 'updatedAt'>>;
export type NewAgent = AgentChange & Pick<AgentRow, 'name' | 'title'>;

const staff = { staff: true } as const;

/** Active by default. */
export function createAgent(pool: pg.Pool, agent: NewAgent, act: StaffAct): Promise<AgentRow> {
  return staffWrite(pool, act, async ({ em, client }) => {
    const made = em.create(Agent, agent);
    await em.flush();
    const { id } = made;
    const row = await findAgent(client, id, staff);
    if (row === null) throw new Error('The team member was not stored');
    return { result: row, entry: { action: 'agent.created', id, after: row } };
  });
}

/** @returns null: no such member */
export function updateAgent(pool: pg.Pool, id: number, change: AgentChange, act: StaffAct): Promise<AgentRow | null> {
  return staffWrite(pool, act, async ({ em, client }) => {
    // first: what is read later is as new, and an overtaken write runs anew
    const agent = await em.findOne(Agent, id);
    const before = await findAgent(client, id, staff);
    if (agent === null || before === null) return null;
    em.assign(agent, change);
    await em.flush();
    return {
      result: await findAgent(client, id, staff),
      entry: { action: 'agent.updated', id, before, after: change },
    };
  });
}

/** Into the trash; listings and leads stay. @returns whether there was one */
export async function deleteAgent(pool: pg.Pool, id: number, act: StaffAct): Promise<boolean> {
  const deleted = await staffWrite(pool, act, async ({ em, client }) => {
    const agent = await em.findOne(Agent, id);
    const before = await findAgent(client, id, staff);
    if (agent === null || before === null) return null;
    await moveToTrash(client, agentSource, [id], act.actor);
    return { result: before, entry: { action: 'agent.deleted', id, before } };
  });
  return deleted !== null;
}
