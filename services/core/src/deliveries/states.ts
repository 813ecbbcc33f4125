export const deliveryStates = [
  'pending',
  'sending',
  'unknown',
  'retry_wait',
  'rejected',
  'parked',
  'missing',
  'delivered',
  'superseded',
  'cancelled',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The trigger `deliveries_guard` holds the same table. */
export const transitions: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  pending: ['sending', 'superseded', 'cancelled', 'parked'],
  sending: ['delivered', 'retry_wait', 'unknown', 'rejected', 'superseded', 'pending'],
  unknown: ['delivered', 'retry_wait', 'superseded', 'parked'],
  retry_wait: ['sending', 'superseded', 'cancelled', 'parked'],
  rejected: ['pending', 'superseded', 'cancelled'],
  parked: ['pending', 'superseded', 'cancelled'],
  delivered: ['pending', 'missing'],
  missing: ['pending', 'delivered', 'superseded', 'cancelled'],
  superseded: [],
  cancelled: [],
};

export function mayTransition(from: DeliveryState, to: DeliveryState): boolean {
  return transitions[from].includes(to);
}

type Group = readonly DeliveryState[];

/** Nothing of the next try has left. */
export const unsentStates = ['pending', 'retry_wait'] as const satisfies Group;
/** It may have arrived. */
export const uncertainStates = ['sending', 'unknown'] as const satisfies Group;
/** A worker takes it up when its time has come. */
export const scheduledStates = [...unsentStates, 'unknown'] as const satisfies Group;
/** It may move without a person. */
export const waitingStates = [...unsentStates, ...uncertainStates] as const satisfies Group;
/** A person must see to it; `missing`: lost by the CRM more than once. */
export const stuckStates = ['rejected', 'parked', 'missing'] as const satisfies Group;
export const openStates = [...waitingStates, ...stuckStates] as const satisfies Group;
export const cancellableStates: Group = deliveryStates.filter((state) => mayTransition(state, 'cancelled'));
/** The receiver said that it has it. */
export const confirmedStates = ['delivered', 'missing'] as const satisfies Group;
/** It arrived, or something newer did. */
export const doneStates = ['delivered', 'superseded'] as const satisfies Group;
export const closedStates = [...doneStates, 'cancelled'] as const satisfies Group;
export const settledStates = [...doneStates, 'rejected', 'parked'] as const satisfies Group;

export const isIn = (group: Group, state: DeliveryState): boolean => group.includes(state);
