import type { ClaimedDelivery } from '../delivery.ts';
import type { Settlement } from '../delivery-settlement.ts';

/** Nothing is said yet but how the attempt went. */
export function settled(delivery: ClaimedDelivery, attempt: Settlement['attempt']): Omit<Settlement, 'to'> {
  return {
    delivery,
    attempt,
    waitMs: null,
    holdMs: null,
    askedMs: null,
    error: null,
    externalId: null,
    coveredVersion: null,
    absences: 0,
    lookupFailures: 0,
    alert: false,
    longPause: false,
  };
}
