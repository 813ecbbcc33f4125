import { recordAct } from '@manzil/core/audit/store/staff-write';
import type { Refusal } from '../contract/bind.ts';
import type { ApiDeps } from '../deps.ts';

/** Never throws: a refusal stands, written down or not. */
export async function recordRefusal(
  { database, log }: Pick<ApiDeps, 'database' | 'log'>,
  { user, operation, code, requestId }: Refusal,
): Promise<void> {
  const entry = { action: 'auth.refused', label: operation.id, after: { operation: operation.id, code } } as const;
  await recordAct(database.pool, { actor: user, requestId }, entry).catch((error: unknown) => {
    log.error({ requestId, err: error }, 'a refusal was not recorded');
  });
}
