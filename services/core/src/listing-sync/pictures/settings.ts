export interface PictureSettings {
  /** They wait for the CRM most of their time. */
  lanes: number;
  /** Each fills a processor. */
  renderAtOnce: number;
  timeoutMs: number;
  bytes: number;
  /** Longer than fetching, waiting and rendering: then the worker is dead. */
  leaseMs: number;
  /** In some three and a half days; then only something new from the CRM tries it anew. */
  mostTries: number;
  /** After the first try; doubles. */
  retryMs: number;
  longestRetryMs: number;
  /** In a row: the CRM as a whole is the problem. */
  restAfter: number;
  restMs: number;
  /** A CRM that asks for more is asked again after this. */
  longestRestMs: number;
  /** Each time drops the site's kept pages. */
  showEveryMs: number;
  showAtOnce: number;
  /** Finds what another process wanted. */
  lookEveryMs: number;
}

export const defaultSettings: PictureSettings = {
  lanes: 6,
  renderAtOnce: 2,
  timeoutMs: 30_000,
  bytes: 25 * 1024 * 1024,
  leaseMs: 300_000,
  mostTries: 14,
  retryMs: 60_000,
  longestRetryMs: 24 * 3_600_000,
  restAfter: 20,
  restMs: 60_000,
  longestRestMs: 3_600_000,
  showEveryMs: 3_000,
  showAtOnce: 500,
  lookEveryMs: 2_000,
};
