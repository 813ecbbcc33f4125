/** Waiting between tries: doubling, bounded, half of it random so that a crowd does not come back together. */

export interface BackoffSettings {
  backoffBaseMs: number;
  backoffMaxMs: number;
}

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
