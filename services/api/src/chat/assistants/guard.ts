/** Keeps a slow or failing assistant from making visitors wait: after a few failures it is left alone for a while. */

export interface AssistantGuard {
  /** Whether the assistant of this name may be asked now; who was let in says later how it went. */
  enter(name: string): boolean;
  leave(name: string, worked: boolean): void;
}

const failuresUntilPause = 3;
const pauseMs = 60_000;
/** Of one process. More at once would cost more than they help. */
const mostAtOnce = 8;

/** @param now milliseconds of any steady clock */
export function createAssistantGuard(now: () => number = () => performance.now()): AssistantGuard {
  // of one assistant: another name, which a new key brings, begins anew
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
      // the first one after a pause decides whether there is another
      if (watched.failures >= failuresUntilPause) watched.pausedUntil = now() + pauseMs;
    },
  };
}
