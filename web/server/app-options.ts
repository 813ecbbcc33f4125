import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import type { Pages } from './build.ts';
import type { AnalyticsEnvironment } from './site-facts.ts';

/** What the request handling is built from. */
export interface AppOptions {
  apiUrl: string;
  publicUrl: string;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  pages: Pages;
  /** Measurement of visits as the environment has it, for as long as staff save nothing else; left out: none at all. */
  analytics?: AnalyticsEnvironment | null;
  logger: Logger;
  /** Where requests are counted; left out: nowhere. */
  http?: HttpMetrics;
  /** Milliseconds of any steady clock; left out: the machine's. */
  now?: () => number;
  /** True as soon as the process was asked to end. */
  isDraining?: () => boolean;
}
