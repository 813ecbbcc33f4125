import { describe, expect, it } from 'vitest';
import {
  cancellableStates,
  confirmedStates,
  deliveryStates,
  doneStates,
  isIn,
  mayTransition,
  openStates,
  scheduledStates,
  stuckStates,
  transitions,
  waitingStates,
} from './states.ts';
import { stateIn, stateNotIn } from './store/state-sql.ts';

describe('groups of states', () => {
  it('what waits and what a person has to see to is open, and all else is over', () => {
    const over = deliveryStates.filter((state) => !isIn(openStates, state));
    expect(over.toSorted()).toEqual(['cancelled', 'delivered', 'superseded']);
    expect(waitingStates.filter((state) => isIn(stuckStates, state))).toEqual([]);
  });
  it('a person can send anew what is stuck, and nothing that waits', () => {
    expect(deliveryStates.filter((state) => isIn(stuckStates, state) && !mayTransition(state, 'pending'))).toEqual([]);
    expect(scheduledStates.filter((state) => mayTransition(state, 'pending'))).toEqual([]);
  });
  it('what may have arrived is not taken back', () => {
    expect([...cancellableStates].toSorted()).toEqual(['missing', 'parked', 'pending', 'rejected', 'retry_wait']);
  });
  it('only what was confirmed can be found to be missing', () => {
    const before = deliveryStates.filter((state) => mayTransition(state, 'missing'));
    expect([...before, 'missing'].toSorted()).toEqual([...confirmedStates].toSorted());
  });
  it('nothing that is done is replaced by something newer', () => {
    expect(doneStates.filter((state) => transitions[state].includes('superseded'))).toEqual([]);
  });
});

it('a group in SQL names its states', () => {
  expect(stateIn('d.state', doneStates)).toBe("d.state in ('delivered', 'superseded')");
  expect(stateNotIn('state', ['pending'])).toBe("state not in ('pending')");
});
