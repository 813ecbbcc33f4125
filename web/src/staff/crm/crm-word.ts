import type { CrmStatus } from './api/crm-status.ts';
import type { SyncStatus } from './api/listing-sync.ts';
import { modeOf } from './connection.tsx';

/** The one state of the CRM that the dashboard says, the worst first. */
export type CrmWord = 'offline' | 'degraded' | 'waiting' | SyncStatus['status'];

/** Null: not known yet. Never "success" while the CRM is away or something waits for it. */
export function crmWord(
  crm: Pick<CrmStatus, 'isOnline' | 'mode' | 'pendingOperations'> | undefined,
  sync: Pick<SyncStatus, 'status'> | undefined,
): CrmWord | null {
  if (crm === undefined) return null;
  const mode = modeOf(crm);
  if (mode !== 'online') return mode;
  if (sync?.status === 'error') return 'error';
  if (crm.pendingOperations > 0) return 'waiting';
  return sync?.status ?? null;
}
