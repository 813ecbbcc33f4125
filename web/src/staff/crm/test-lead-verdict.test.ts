import { expect, it } from 'vitest';
import { verdictOf } from './test-lead-verdict.ts';

const arrived = {
  running: false,
  accepted: 50,
  stored: 50,
  inCrm: 50,
  duplicates: 0,
  duplicatesPrevented: 3,
  waiting: 0,
  setAside: 0,
  unconfirmed: 0,
  lost: 0,
  unsettled: 0,
  longestWaitMs: 1_000,
};

it.each([
  [{}, 'arrived'],
  [{ accepted: 0, stored: 0, inCrm: 0 }, 'none'],
  [{ inCrm: 49, lost: 1 }, 'lost'],
  [{ inCrm: null, duplicates: null, lost: 1 }, 'lost'],
  [{ inCrm: null, duplicates: null, waiting: 50 }, 'unasked'],
  [{ inCrm: 40, unconfirmed: 1, waiting: 9 }, 'lied'],
  [{ inCrm: 40, waiting: 9, setAside: 1 }, 'onTheWay'],
  [{ inCrm: 49, setAside: 1 }, 'aside'],
  [{ duplicates: 2 }, 'twice'],
])('%o is %s', (changes, verdict) => {
  expect(verdictOf({ ...arrived, ...changes })).toBe(verdict);
});
