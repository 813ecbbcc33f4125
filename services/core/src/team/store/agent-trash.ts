/** Team members who were deleted, and how they come back. */
import type pg from 'pg';
import type { StaffAct } from '../../audit/act.ts';
import { staffWrite } from '../../audit/store/staff-write.ts';
import type { Queryable } from '../../data/database.ts';
import { partOf, putBack, type Source, takeFromTrash } from '../../trash/store/move-rows.ts';

/** Where they were named: a list of ids, not of rows. */
const named = ['properties', 'leads'] as const;
const idsOf = (table: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', x.id)), '[]') from ${table} x where x.agent_id = t.id)`;

export const agentSource: Source = {
  kind: 'agent',
  table: 'agents',
  title: 't.name',
  reference: 'null',
  parts: Object.fromEntries(named.map((table) => [`named_in_${table}`, idsOf(table)])),
};

/** With their listings and enquiries, where nobody else has these by now. @param ids at most 1,000 */
export async function restoreAgents(pool: pg.Pool, ids: readonly number[], act: StaffAct): Promise<number[]> {
  const done = await staffWrite(pool, act, async ({ client }) => {
    const moved = await takeFromTrash(client, 'agent', ids);
    if (moved.length === 0) return null;
    await putBack(client, 'agents', await withFreeAccounts(client, partOf(moved, 'agents')));
    for (const { id, content } of moved)
      for (const table of named) {
        const things = (content[`named_in_${table}`] ?? []).map((thing) => thing['id']);
        await client.query(`update ${table} set agent_id = $1 where id = any ($2::integer[]) and agent_id is null`, [
          id,
          things,
        ]);
      }
    const restored = moved.map(({ id }) => id);
    const entry = restored.map((id) => ({ action: 'agent.restored' as const, id }));
    return { result: restored, entry };
  });
  return done ?? [];
}

/** One account is one member. */
async function withFreeAccounts(client: Queryable, rows: readonly Record<string, unknown>[]) {
  const { rows: taken } = await client.query<{ id: number }>(
    'select user_id as id from agents where user_id = any ($1::integer[])',
    [rows.map((row) => row['user_id'])],
  );
  const accounts = new Set<unknown>(taken.map(({ id }) => id));
  return rows.map((row) => (accounts.has(row['user_id']) ? { ...row, user_id: null } : row));
}
