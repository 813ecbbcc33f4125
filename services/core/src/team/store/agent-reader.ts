import type { Audience } from '../../accounts/audience.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { typed } from '../../data/typed.ts';

/** Visitors see all of them. */
export const agentNames = [
  'id',
  'name',
  'nameAr',
  'title',
  'titleAr',
  'bio',
  'bioAr',
  'imageUrl',
  'phone',
  'whatsappNumber',
  'email',
  'specialization',
  'specializationAr',
  'isActive',
  'createdAt',
  'updatedAt',
] as const;
const maxAgents = 500;

export type AgentRow = Pick<Row<'agents'>, (typeof agentNames)[number]>;

/** As entered, at most 500. */
export function listAgents(db: Queryable, audience: Audience): Promise<AgentRow[]> {
  return agents(db, audience).orderBy('id').limit(maxAgents).execute();
}

/** Null also for a visitor and an inactive one. */
export async function findAgent(db: Queryable, id: number, audience: Audience): Promise<AgentRow | null> {
  return (await agents(db, audience).where('id', '=', id).executeTakeFirst()) ?? null;
}

const agents = (db: Queryable, { staff }: Audience) =>
  typed(db)
    .selectFrom('agents')
    .select(agentNames)
    .$if(!staff, (all) => all.where('isActive', '=', true));
