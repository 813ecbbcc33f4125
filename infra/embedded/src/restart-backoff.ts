const waitMs = { first: 1_000, most: 30_000 };
/** An end after a longer life counts as the first again. */
const stableAfterMs = 60_000;

/** From ms lived to ms to wait: doubles each time, up to 30 s. */
export function restartBackoff(): (livedMs: number) => number {
  let wait = waitMs.first;
  return (livedMs) => {
    if (livedMs > stableAfterMs) wait = waitMs.first;
    const now = wait;
    wait = Math.min(wait * 2, waitMs.most);
    return now;
  };
}
