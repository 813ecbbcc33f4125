import type { BreakerChange } from './breaker.ts';
import type { DeliveryLog } from '../delivery-ports.ts';

/** Logs an error where only a person can mend it. */
export function logBreaker(log: DeliveryLog): (change: BreakerChange) => void {
  return ({ provider, state, reason, alert }) => {
    const fields = { provider, code: `breaker.${state}`, reason };
    if (state === 'closed') log.info(fields, 'breaker closed');
    else if (alert) log.error({ ...fields, alert }, 'breaker opened: the key or the address is refused');
    else log.warn(fields, 'breaker opened');
  };
}
