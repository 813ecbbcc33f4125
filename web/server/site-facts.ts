/** What a page is rendered with, from the api's answer. No IO. */
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';
import type { ChatState } from '#lib/request-context.ts';

/** Without `id` the operator measures nothing; staff may. */
export interface AnalyticsEnvironment {
  id?: string | undefined;
  script: string;
}

/** By service; null where staff switched it off, absent where they never chose. */
export type Marketing = Readonly<Record<string, string | null | undefined>>;

export const usualChat: ChatState = { off: [], assistant: null };

/** What staff saved goes first. Null: nothing is measured. */
export function analyticsOf(marketing: Marketing, environment: AnalyticsEnvironment | null): AnalyticsSettings | null {
  const saved = marketing['google_analytics'];
  const id = saved === undefined ? (environment?.id ?? null) : saved;
  const google = id === null || environment === null ? null : { id, script: environment.script };
  const metaPixel = marketing['meta_pixel'] ?? null;
  const tiktokPixel = marketing['tiktok_pixel'] ?? null;
  return google === null && metaPixel === null && tiktokPixel === null ? null : { google, metaPixel, tiktokPixel };
}
