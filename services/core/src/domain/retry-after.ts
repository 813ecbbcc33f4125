/** What another side asks us to wait is its word: it is never cut to less than a delivery may wait at all. */

const leastMs = 1_000;
/** As long as a delivery waits before it is parked: whoever asks for more has it in a person's hands by then. */
const mostMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * @param askedMs milliseconds, as the other side said; null when it said nothing
 * @returns milliseconds between 1 s and 7 days; null where nothing was asked for
 */
export function boundedRetryAfter(askedMs: number | null): number | null {
  if (askedMs === null || Number.isNaN(askedMs)) return null;
  return Math.min(mostMs, Math.max(leastMs, Math.round(askedMs)));
}
