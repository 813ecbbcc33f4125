/** After some failures it is left alone, so that visitors do not wait. */

export interface AssistantGuard {
  /** Who entered says by `leave` how it went. */
  enter(name: string): boolean;
  leave(name: string, worked: boolean): void;
}

const failuresUntilPause = 3;
const pauseMs = 60_000;
/** Of one process. */
const mostAtOnce = 8;

/** @param now ms of a steady clock */
export function createAssistantGuard(now: () => number = () => performance.now()): AssistantGuard {
  // a new key has a new name and begins anew
  let watched = { name: '', failures: 0, pausedUntil: -Infinity };
  let underWay = 0;
  return {
    enter(name) {
      if (watched.name !== name) watched = { name, failures: 0, pausedUntil: -Infinity };
      if (underWay >= mostAtOnce || now() < watched.pausedUntil) return false;
      underWay += 1;
      return true;
    },
    leave(name, worked) {
      underWay -= 1;
      if (watched.name !== name) return;
      watched.failures = worked ? 0 : watched.failures + 1;
      // after a pause one failure begins the next
      if (watched.failures >= failuresUntilPause) watched.pausedUntil = now() + pauseMs;
    },
  };
}
