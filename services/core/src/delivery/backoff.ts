/** Waiting between tries: doubling, bounded, half of it random so that a crowd does not come back together. */

export interface BackoffSettings {
  backoffBaseMs: number;
  backoffMaxMs: number;
}

const retryAfterMinMs = 1_000;
const retryAfterMaxMs = 3_600_000;

/**
 * Milliseconds to wait after the n-th failure in a row.
 * @param failures how many tries have failed, from 1
 * @param random a number from 0 to below 1
 */
export function backoffMs(failures: number, settings: BackoffSettings, random: () => number): number {
  const doublings = Math.min(Math.max(failures, 1) - 1, 40);
  const full = Math.min(settings.backoffMaxMs, settings.backoffBaseMs * 2 ** doublings);
  return Math.round(full / 2 + (full / 2) * random());
}

/** What a server asked us to wait, held between 1 s and 1 h; null when it asked for nothing. */
export function boundedRetryAfter(retryAfterMs: number | null): number | null {
  if (retryAfterMs === null || Number.isNaN(retryAfterMs)) return null;
  return Math.min(retryAfterMaxMs, Math.max(retryAfterMinMs, Math.round(retryAfterMs)));
}
