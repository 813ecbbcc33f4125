import type { Logger } from '@manzil/core/platform/logger';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';
import type { Pages } from './build.ts';

/** What the request handling is built from. */
export interface AppOptions {
  apiUrl: string;
  publicUrl: string;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  pages: Pages;
  /** Measurement of visits; left out or null: none. */
  analytics?: AnalyticsSettings | null;
  logger: Logger;
}
