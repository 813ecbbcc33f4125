export interface BackoffSettings {
  backoffBaseMs: number;
  backoffMaxMs: number;
}

/** Half is random: a crowd does not come back together. @param failures in a row, from 1 */
export function backoffMs(failures: number, settings: BackoffSettings, random: () => number): number {
  const doublings = Math.min(Math.max(failures, 1) - 1, 40);
  const full = Math.min(settings.backoffMaxMs, settings.backoffBaseMs * 2 ** doublings);
  return Math.round(full / 2 + (full / 2) * random());
}
