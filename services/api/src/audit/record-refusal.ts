import { recordAudit } from '@manzil/core/audit/store/audit-log';
import type { Refusal } from '../contract/bind.ts';
import type { ApiDeps } from '../deps.ts';

/**
 * Notes that somebody signed in asked for something their role may not do. What an answer refuses is refused whether or
 * not this can be written down.
 */
export async function recordRefusal(
  { database, log }: Pick<ApiDeps, 'database' | 'log'>,
  { user, operation, code, requestId }: Refusal,
): Promise<void> {
  const entry = { actor: user, action: 'auth.refused', subject: { kind: 'auth', label: operation.id } } as const;
  await recordAudit(database.pool, { ...entry, after: { operation: operation.id, code }, requestId }).catch(
    (error: unknown) => {
      log.error({ requestId, err: error }, 'a refusal was not recorded');
    },
  );
}
