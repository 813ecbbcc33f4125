import { longPause, type BreakerChange } from './breaker.ts';
import type { Log } from '../../platform/log.ts';

const longPauseText = 'a pause of more than an hour was asked for';
const refusedText = 'the key or the address is refused';

/** Logs an error where only a person can mend it. */
export function logBreaker(log: Log): (change: BreakerChange) => void {
  return ({ provider, state, reason, alert }) => {
    const fields = { provider, code: `breaker.${state}`, reason };
    if (state === 'closed') log.info(fields, 'breaker closed');
    else if (alert)
      log.error({ ...fields, alert }, `breaker opened: ${reason === longPause ? longPauseText : refusedText}`);
    else log.warn(fields, 'breaker opened');
  };
}
