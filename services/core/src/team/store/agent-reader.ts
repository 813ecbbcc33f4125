import type { Queryable } from '../../data/database.ts';
import { selectList } from '../../data/columns.ts';
import type { Audience } from '../../accounts/audience.ts';

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

const columns = selectList('a', agentNames);
const maxAgents = 500;

export interface AgentRow {
  id: number;
  name: string;
  nameAr: string | null;
  title: string;
  titleAr: string | null;
  /** Free text, then lines such as `Department: Sales`. */
  bio: string | null;
  bioAr: string | null;
  imageUrl: string | null;
  phone: string | null;
  whatsappNumber: string | null;
  email: string | null;
  specialization: string | null;
  specializationAr: string | null;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The team in the order in which it was entered, at most 500. */
export async function listAgents(db: Queryable, { staff }: Audience): Promise<AgentRow[]> {
  const { rows } = await db.query<AgentRow>(
    `select ${columns} from agents a where a.is_active or $1 order by a.id limit ${String(maxAgents)}`,
    [staff],
  );
  return rows;
}

/** One member; null when there is none, or an inactive one and a visitor asks. */
export async function findAgent(db: Queryable, id: number, { staff }: Audience): Promise<AgentRow | null> {
  const { rows } = await db.query<AgentRow>(`select ${columns} from agents a where a.id = $1 and (a.is_active or $2)`, [
    id,
    staff,
  ]);
  return rows[0] ?? null;
}
