import type { HttpMetrics } from '@manzil/core/start/http-metrics';
import type { Logger } from '@manzil/core/platform/logger';
import type { Pages } from './build.ts';
import type { AnalyticsEnvironment } from './site-facts.ts';

export interface AppOptions {
  apiUrl: string;
  publicUrl: string;
  /** Other names of the site, without ports. */
  hosts?: readonly string[];
  /** Proxies whose X-Forwarded-For and -Proto are believed. */
  trustProxy: string[];
  pages: Pages;
  /** From the environment; what staff save goes first. */
  analytics?: AnalyticsEnvironment | null;
  logger: Logger;
  http?: HttpMetrics;
  /** Steady clock, ms. */
  now?: () => number;
  /** The process was asked to end. */
  isDraining?: () => boolean;
}
