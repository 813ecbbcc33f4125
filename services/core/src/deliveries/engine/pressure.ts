/**
 * How hard the other side may be pushed, by how its last calls ended. One that fails some of them is asked a little less, one
 * that fails all of them very little: until the breaker opens, and while it is tried.
 */

export interface Pressure {
  /** How many calls may be under way at a time, at least 1. */
  atOnce(): number;
  /** How long to wait before the next call, in ms. */
  pauseMs(): number;
  /** A call has ended. */
  note(failed: boolean): void;
}

const remembered = 32;
/** Fewer calls say nothing. */
const leastCalls = 8;
const pauseMs = 250;

/** @param most calls at a time when nothing fails */
export function createPressure(most: number): Pressure {
  const last: boolean[] = [];
  const share = (): number => (last.length < leastCalls ? 0 : last.filter(Boolean).length / last.length);

  return {
    atOnce: () => Math.max(1, Math.round(most * (1 - share() ** 2))),
    pauseMs: () => (share() === 1 ? pauseMs : 0),
    note(failed) {
      last.push(failed);
      if (last.length > remembered) last.shift();
    },
  };
}
