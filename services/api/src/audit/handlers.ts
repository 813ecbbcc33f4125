import { listAuditEntries } from '@manzil/core/audit/store/audit-reader';
import type { Handlers } from '../contract/handler.ts';
import type { ApiDeps } from '../deps.ts';

export function auditHandlers({ database }: Pick<ApiDeps, 'database'>): Pick<Handlers, 'listAuditEntries'> {
  return {
    listAuditEntries: async ({ query }) => ({ status: 200, body: await listAuditEntries(database.pool, query) }),
  };
}
