/**
 * Keeps our calls below what an account allows in an interval, by what its answers say of it: HubSpot wants few calls that end
 * with a 429, and each costs a lead its turn. Other programs and other processes of ours share the same account, so a 429 may
 * come all the same.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /**
   * Waits until a call may leave; at once while plenty are left. Ends early when the signal does, and then costs no call.
   * @param begins true for the first call of a task: what has begun goes before it, or tasks run out of time half done
   */
  turn(signal: AbortSignal, begins: boolean): Promise<void>;
  /** Reads the headers of an answer. */
  note(headers: Readonly<Record<string, string>>): void;
}

interface Waiting {
  begins: boolean;
  go: () => void;
}

/** Above this share of the allowed calls nothing waits. */
const plenty = 0.8;
const mostIntervalMs = 60_000;

/**
 * What is left of an interval is spread over a whole one, since nobody says when it began: the fewer are left, the slower, and
 * however many processes do the same, some are always left.
 * @param now milliseconds of a clock that never goes back
 * @param pause waits so many milliseconds
 */
export function createPace(
  now: () => number = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = sleep,
): Pace {
  let spacingMs = 0;
  /** When what the headers said is over. */
  let until = 0;
  let last = Number.NEGATIVE_INFINITY;
  let waiting: Waiting[] = [];
  let isLetting = false;

  const dueInMs = (): number => (now() >= until ? 0 : Math.max(0, last + spacingMs - now()));

  /** Lets them go one by one. What the headers say may change while it waits. */
  async function letGo(): Promise<void> {
    if (isLetting) return;
    isLetting = true;
    while (waiting.length > 0) {
      const ms = dueInMs();
      if (ms > 0) {
        await pause(ms);
        continue;
      }
      // of those that begin the newest, which has the most time left: one that runs out of it has cost no call yet
      const next = waiting.find(({ begins }) => !begins) ?? waiting.at(-1);
      last = now();
      next?.go();
    }
    isLetting = false;
  }

  return {
    turn(signal, begins) {
      if (signal.aborted) return Promise.resolve();
      if (waiting.length === 0 && dueInMs() === 0) {
        last = now();
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const leave = (): void => {
          waiting = waiting.filter((one) => one !== mine);
          signal.removeEventListener('abort', leave);
          resolve();
        };
        const mine: Waiting = { begins, go: leave };
        waiting.push(mine);
        signal.addEventListener('abort', leave);
        void letGo();
      });
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
