/** How long to wait before something that ended is started again. */

const waitMs = { first: 1_000, most: 30_000 };
/** After this long without ending, the next end counts as the first again. */
const stableAfterMs = 60_000;

/** Gives a function that takes how long it lived (ms) and gives how long to wait (ms): twice as long each time, up to 30 s. */
export function restartBackoff(): (livedMs: number) => number {
  let wait = waitMs.first;
  return (livedMs) => {
    if (livedMs > stableAfterMs) wait = waitMs.first;
    const now = wait;
    wait = Math.min(wait * 2, waitMs.most);
    return now;
  };
}
