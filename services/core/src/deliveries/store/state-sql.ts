import { setList } from '../../data/columns.ts';
import type { AttemptOutcome } from '../delivery-settlement.ts';
import type { DeliveryState } from '../states.ts';

/** In the text: a partial index serves only statements that name states. */
export const stateIn = (column: string, states: readonly DeliveryState[]): string => `${column} in (${listed(states)})`;

export const stateNotIn = (column: string, states: readonly DeliveryState[]): string =>
  `${column} not in (${listed(states)})`;

const listed = (states: readonly DeliveryState[]): string => states.map((state) => `'${state}'`).join(', ');

/** Of delivery `d`: at once, but for a pause that was asked for. */
export const dueAgain = 'greatest(now(), coalesce(d.not_before, now()))';

export const diedAs = (outcome: AttemptOutcome): string =>
  setList<'deliveryAttempts'>({ endedAt: 'now()', outcome: `'${outcome}'`, errorCode: `'delivery.lease_expired'` });
