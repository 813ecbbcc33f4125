import type { Logger } from '@manzil/core/platform/logger';
import type { Pages } from './build.ts';

/** What the request handling is built from. */
export interface AppOptions {
  apiUrl: string;
  publicUrl: string;
  /** Addresses whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  pages: Pages;
  logger: Logger;
}
