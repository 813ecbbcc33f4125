import type { Queryable } from '../../data/database.ts';

export interface AdminStats {
  /** All that were not deleted. */
  totalProperties: number;
  totalLeads: number;
  /** Active ones. */
  totalAgents: number;
}

/** The counts of the dashboard. */
export async function readAdminStats(db: Queryable): Promise<AdminStats> {
  const { rows } = await db.query<AdminStats>(`select
    (select count(*)::integer from properties where deleted_at is null) as "totalProperties",
    (select count(*)::integer from leads) as "totalLeads",
    (select count(*)::integer from agents where is_active) as "totalAgents"`);
  return rows[0] ?? { totalProperties: 0, totalLeads: 0, totalAgents: 0 };
}
