import { recordAct } from '@manzil/core/audit/store/staff-write';
import type { Refusal } from '../contract/bind.ts';
import type { ApiDeps } from '../deps.ts';

/** Never throws: a refusal stands, written down or not. */
export async function recordRefusal(
  { database, tokenLimits, log }: Pick<ApiDeps, 'database' | 'tokenLimits' | 'log'>,
  { user, operation, code, requestId }: Refusal,
): Promise<void> {
  const entry = { action: 'auth.refused', label: operation.id, after: { operation: operation.id, code } } as const;
  const record = async (): Promise<void> => {
    if (user.token !== undefined && !(await tokenLimits.told.isFirst(user.token.id, operation.id))) return;
    await recordAct(database.pool, { actor: user, requestId }, entry);
  };
  await record().catch((error: unknown) => {
    log.error({ requestId, err: error }, 'a refusal was not recorded');
  });
}
