import type { Queryable } from '../../data/database.ts';

/** The newest link of the chain. @throws the driver's error, also where there is no chain */
export async function readAuditHead(db: Queryable): Promise<{ seq: number; hash: string }> {
  const { rows } = await db.query<{ seq: number; hash: string }>(
    'select seq::float8 as seq, hash from audit_links order by seq desc limit 1',
  );
  if (rows[0] === undefined) throw new Error('The chain of the audit log is gone');
  return rows[0];
}
