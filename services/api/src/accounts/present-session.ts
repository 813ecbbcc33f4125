import type { SessionRow } from '@manzil/core/accounts/store/session-reader';
import { idleMs, mostMs } from './session.ts';

/** @param own the session that asks; null: it is not among them */
export const presentSession = ({ id, signedInAt, expiresAt, browser, system }: SessionRow, own: string | null) => ({
  id,
  current: id === own,
  signedInAt: new Date(signedInAt).toISOString(),
  lastSeenAt: new Date(expiresAt - idleMs).toISOString(),
  endsAt: new Date(Math.min(expiresAt, signedInAt + mostMs)).toISOString(),
  browser,
  system,
});
