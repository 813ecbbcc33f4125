/** Why enquiries were lost, as the office names it. */
import { sql } from 'kysely';
import type { Queryable } from '../../data/database.ts';
import { typed } from '../../data/typed.ts';
import type { LeadSource } from '../../leads/lead.ts';
import { type ReportAsked, reportedLeads, stateSql } from './reported-leads.ts';

export interface LostFigures {
  /** Enquiries, lost or not. */
  total: number;
  lost: number;
  /** The most frequent first; without a name: no reason is known. */
  reasons: {
    id: number | null;
    name: string | null;
    nameAr: string | null;
    count: number;
    bySource: { source: LeadSource; count: number }[];
  }[];
}

export async function readLost(db: Queryable, asked: ReportAsked): Promise<LostFigures> {
  const found = reportedLeads(db, asked).select(['l.source', 'l.lostReasonId', stateSql.as('state')]);
  const { rows } = await sql<LostFigures>`with e as materialized ${found},
    by_source as (select lost_reason_id as id, source, count(*)::integer as count from e where state = 'lost' group by 1, 2),
    by_reason as (select id, sum(count)::integer as count,
        jsonb_agg(jsonb_build_object('source', source, 'count', count) order by count desc, source) as sources
      from by_source group by id)
    select count(*)::integer as total, count(*) filter (where state = 'lost')::integer as lost,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', r.name, 'nameAr', r.name_ar, 'count', b.count,
          'bySource', b.sources) order by b.count desc, r.sort_order, b.id), '[]')
        from by_reason b left join lost_reasons r on r.id = b.id) as reasons
    from e`.execute(typed(db));
  return rows[0]!;
}
