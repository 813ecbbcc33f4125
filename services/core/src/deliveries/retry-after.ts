/** What another side asks us to wait. Its word counts, up to what the operator allows: a day may be a mistake of its clock. */

const leastMs = 1_000;
/** Whoever asks for more than this has probably not meant it, and a person is told. */
const longMs = 60 * 60 * 1_000;

/** More than this is no time that anybody waits for: a delivery is parked by then. */
export const mostAskedMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * @param askedMs milliseconds, as the other side said; null when it said nothing
 * @param mostMs the longest pause that is allowed
 * @returns milliseconds of at least a second; null where nothing was asked for
 */
export function boundedRetryAfter(askedMs: number | null, mostMs: number): number | null {
  if (askedMs === null || Number.isNaN(askedMs)) return null;
  return Math.min(Math.max(mostMs, leastMs), Math.max(leastMs, Math.round(askedMs)));
}

/** True where so long a pause was asked for that a person should know. */
export function isLongPause(askedMs: number | null): boolean {
  return askedMs !== null && askedMs > longMs;
}
