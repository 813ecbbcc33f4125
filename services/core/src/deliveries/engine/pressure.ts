/**
 * How hard the other side may be pushed, until the breaker opens and while it is tried: a little less where some calls
 * fail, very little where all do.
 */

export interface Pressure {
  atOnce(): number;
  pauseMs(): number;
  note(failed: boolean): void;
}

const remembered = 32;
/** Fewer calls say nothing. */
const leastCalls = 8;
const pauseMs = 250;

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
