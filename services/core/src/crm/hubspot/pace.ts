/** Keeps below the account's limit, by its answers' headers: each 429 costs a lead its turn. Others share it. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /**
   * At once while plenty are left, and when the signal ends.
   * @param begins a task's first call: begun tasks go first, or they time out half done
   */
  turn(signal: AbortSignal, begins: boolean): Promise<void>;
  note(headers: Readonly<Record<string, string>>): void;
}

interface Waiting {
  begins: boolean;
  go: () => void;
}

/** Above this share nothing waits. */
const plenty = 0.8;
const mostIntervalMs = 60_000;

/** When an interval began is unknown: its rest is spread over a whole one. @param now monotonic ms */
export function createPace(
  now: () => number = () => performance.now(),
  pause: (ms: number) => Promise<unknown> = sleep,
): Pace {
  let spacingMs = 0;
  /** When the headers no longer hold. */
  let until = 0;
  let last = Number.NEGATIVE_INFINITY;
  let waiting: Waiting[] = [];
  let isLetting = false;

  const dueInMs = (): number => (now() >= until ? 0 : Math.max(0, last + spacingMs - now()));

  /** Headers may change while it waits. */
  async function letGo(): Promise<void> {
    if (isLetting) return;
    isLetting = true;
    while (waiting.length > 0) {
      const ms = dueInMs();
      if (ms > 0) {
        await pause(ms);
        continue;
      }
      // the newest beginner has the most time left, and has cost no call yet
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
