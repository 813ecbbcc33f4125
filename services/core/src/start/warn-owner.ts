import type { Queryable } from '../data/database.ts';
import { mayAlterAuditLog } from '../data/roles.ts';
import type { Logger } from '../platform/logger.ts';

/** One line when DATABASE_URL names the owner of the tables, as in installations from before there were roles. Never throws. */
export async function warnOwner(db: Queryable, log: Pick<Logger, 'warn'>): Promise<void> {
  // a database that is away says nothing of its roles
  const may = await mayAlterAuditLog(db).catch(() => false);
  if (may)
    log.warn(
      'DATABASE_URL names the owner of the tables, who can take the protection of the audit log away: name a role of its own there, and the owner of the same database in DATABASE_OWNER_URL (docs/operations.md, Roles of the database)',
    );
}
