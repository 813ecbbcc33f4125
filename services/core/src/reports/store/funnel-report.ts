/** What became of enquiries, by where they came from and by the office's stages. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { LeadSource, LeadStatus } from '../../leads/lead.ts';
import { type ReportAsked, reportedLeads, type ReportState, reportStates, stateSql } from './reported-leads.ts';

export type StateCounts = Record<ReportState, number> & { total: number };

export interface FunnelFigures extends StateCounts {
  /** Left out of all that is counted. */
  spam: number;
  bySource: ({ source: LeadSource } & StateCounts)[];
  /** In the office's order, without those that have none. */
  byStage: { id: number; name: string; nameAr: string; status: LeadStatus; count: number }[];
}

/** Of rows with a `state`. */
export const stateCountsSql = sql`count(*)::integer as total, ${sql.join(
  reportStates.map((state) => sql`count(*) filter (where state = ${sql.lit(state)})::integer as ${sql.ref(state)}`),
)}`;

export async function readFunnel(db: Queryable, asked: ReportAsked): Promise<FunnelFigures> {
  const found = reportedLeads(db, asked).select(['l.source', 'l.stageId', stateSql.as('state')]);
  const spam = reportedLeads(db, asked, { spam: true }).select(sql<number>`count(*)::integer`.as('n'));
  const { rows } = await sql<FunnelFigures>`with e as materialized ${found}
    select ${stateCountsSql}, ${spam} as spam,
      (select coalesce(jsonb_agg(to_jsonb(b) order by b.total desc, b.source), '[]')
        from (select source, ${stateCountsSql} from e group by source) b) as "bySource",
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'nameAr', g.name_ar, 'status', g.status,
          'count', n.count) order by g.sort_order, g.id), '[]')
        from (select stage_id, count(*)::integer as count from e group by stage_id) n
        join lead_stages g on g.id = n.stage_id) as "byStage"
    from e`.execute(typed(db));
  return rows[0]!;
}
