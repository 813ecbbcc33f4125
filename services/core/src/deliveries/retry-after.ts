const leastMs = 1_000;
/** Whoever asks for more has probably not meant it. */
const longMs = 60 * 60 * 1_000;

/** A delivery is parked by then. */
export const mostAskedMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * A day may be a mistake of the other side's clock.
 * @returns at least a second; null where nothing was asked for
 */
export function boundedRetryAfter(askedMs: number | null, mostMs: number): number | null {
  if (askedMs === null || Number.isNaN(askedMs)) return null;
  return Math.min(Math.max(mostMs, leastMs), Math.max(leastMs, Math.round(askedMs)));
}

export function isLongPause(askedMs: number | null): boolean {
  return askedMs !== null && askedMs > longMs;
}
