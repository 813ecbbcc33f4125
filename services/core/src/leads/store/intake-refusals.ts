/** Counts of refused enquiries: that they were refused and why, never who sent them. */
import type { Queryable } from '../../data/database.ts';

/** What the counts cover, in days. */
const coveredDays = 30;

export interface SpamStats {
  /** Beginning of the first day that is counted, ISO 8601. */
  since: string;
  accepted: number;
  blocked: number;
  byReason: Record<string, number>;
}

/** @param code of the refusal, such as `lead.spam` */
export async function countRefusal(db: Queryable, code: string): Promise<void> {
  await db.query(
    `insert into intake_refusals (day, code, count) values ((now() at time zone 'Asia/Qatar')::date, $1, 1)
     on conflict (day, code) do update set count = intake_refusals.count + 1`,
    [code],
  );
}

/** Enquiries accepted and refused in the last 30 days of Doha. */
export async function readSpamStats(db: Queryable): Promise<SpamStats> {
  const first = `(now() at time zone 'Asia/Qatar')::date - ${String(coveredDays - 1)}`;
  const { rows } = await db.query<Omit<SpamStats, 'blocked'>>(
    `select to_char((${first})::timestamp at time zone 'Asia/Qatar' at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since,
       (select count(*)::integer from leads
        where created_at >= (${first})::timestamp at time zone 'Asia/Qatar') as accepted,
       (select coalesce(json_object_agg(code, total), '{}') from
         (select code, sum(count)::integer as total from intake_refusals where day >= ${first} group by code) r) as "byReason"`,
  );
  const { since, accepted, byReason } = rows[0] ?? { since: '', accepted: 0, byReason: {} };
  return { since, accepted, blocked: Object.values(byReason).reduce((sum, count) => sum + count, 0), byReason };
}
