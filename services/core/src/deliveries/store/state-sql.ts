import { setList } from '../../data/columns.ts';
import type { AttemptOutcome } from '../delivery-settlement.ts';
import type { DeliveryState } from '../states.ts';

/**
 * SQL for "this column is one of these states". The states stand in it as they are, since an index that holds some of them
 * only is used where the statement names them.
 */
export const stateIn = (column: string, states: readonly DeliveryState[]): string => `${column} in (${listed(states)})`;

/** The opposite. */
export const stateNotIn = (column: string, states: readonly DeliveryState[]): string =>
  `${column} not in (${listed(states)})`;

const listed = (states: readonly DeliveryState[]): string => states.map((state) => `'${state}'`).join(', ');

/** When delivery `d` may be tried again: at once, but for a pause that was asked for. */
export const dueAgain = 'greatest(now(), coalesce(d.not_before, now()))';

/** The end of an attempt whose worker died. */
export const diedAs = (outcome: AttemptOutcome): string =>
  setList<'deliveryAttempts'>({ endedAt: 'now()', outcome: `'${outcome}'`, errorCode: `'delivery.lease_expired'` });
