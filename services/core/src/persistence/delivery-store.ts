/** The ledger behind the delivery engine's port, in SQL. All times are the database's. */
import type pg from 'pg';
import type { DeliveryStore } from '../domain/delivery-ports.ts';
import { claimDue, claimUnknown } from './delivery-store-claim.ts';
import { beginAttempts } from './delivery-store-begin.ts';
import { cancelGone, expireLeases, handBack, parkOld } from './delivery-store-release.ts';
import { settle } from './delivery-store-settle.ts';
import { withRetry } from './transient.ts';

/** Each call is one statement, so it is its own transaction; what the database undid for a rival is tried again. */
export function createDeliveryStore(pool: pg.Pool): DeliveryStore {
  return {
    claimDue: (query) => withRetry(() => claimDue(pool, query)),
    claimUnknown: (query) => withRetry(() => claimUnknown(pool, query)),
    begin: (starts) => withRetry(() => beginAttempts(pool, starts)),
    settle: (settlements) => withRetry(() => settle(pool, settlements)),
    handBack: (deliveries) => withRetry(() => handBack(pool, deliveries)),
    cancel: (deliveries) => withRetry(() => cancelGone(pool, deliveries)),
    expireLeases: (lane, limit, settleDelayMs) => withRetry(() => expireLeases(pool, lane, limit, settleDelayMs)),
    park: (lane, limit, afterMs) => withRetry(() => parkOld(pool, lane, limit, afterMs)),
  };
}
