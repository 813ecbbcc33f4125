/**
 * Keeps our calls below what an account allows in an interval, by what its answers say of it: HubSpot wants few calls that end
 * with a 429, and each costs a lead its turn. Other programs and other processes of ours share the same account, so a 429 may
 * come all the same.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /** Waits until a call may leave; at once while plenty are left. Ends early when the signal does. */
  turn(signal: AbortSignal): Promise<void>;
  /** Reads the headers of an answer. */
  note(headers: Readonly<Record<string, string>>): void;
}

/** Above this share of the allowed calls nothing waits. */
const plenty = 0.8;
const mostIntervalMs = 60_000;

type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const wait: Wait = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined);

/**
 * What is left of an interval is spread over a whole one, since nobody says when it began: the fewer are left, the slower, and
 * however many processes do the same, some are always left.
 * @param now milliseconds of a clock that never goes back
 */
export function createPace(now: () => number = () => performance.now(), pause: Wait = wait): Pace {
  let spacingMs = 0;
  /** When what the headers said is over. */
  let until = 0;
  let last = Number.NEGATIVE_INFINITY;

  return {
    async turn(signal) {
      const at = now();
      const turnAt = at >= until ? at : Math.max(at, last + spacingMs);
      last = turnAt;
      if (turnAt > at) await pause(turnAt - at, signal);
    },
    note(headers) {
      const [max, remaining, interval] = ['max', 'remaining', 'interval-milliseconds'].map((name) =>
        Number(headers[`x-hubspot-ratelimit-${name}`] ?? Number.NaN),
      ) as [number, number, number];
      if (![max, remaining, interval].every(Number.isFinite) || max <= 0 || interval <= 0) return;
      const bounded = Math.min(interval, mostIntervalMs);
      spacingMs = remaining >= max * plenty ? 0 : bounded / Math.max(1, remaining);
      until = now() + bounded;
    },
  };
}
