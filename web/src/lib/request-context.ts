/** Set by server/pages.ts, read in loaders. */
import { createContext, RouterContextProvider } from 'react-router';
import type { Office } from '@manzil/core/office/office';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';

/** Tells a platform whose site this is. */
export interface VerificationTag {
  name: string;
  content: string;
}

export interface ChatState {
  /** Of bot, auto-response and lead-generation. */
  off: readonly string[];
  /** Name of the outside assistant. */
  assistant: string | null;
}

export interface PageRequest {
  apiUrl: string;
  /** As visitors see it, without a final slash. */
  publicUrl: string;
  /** Of the Content-Security-Policy. */
  nonce: string;
  verification: readonly VerificationTag[];
  /** Null where visits are not measured. */
  analytics: AnalyticsSettings | null;
  chat: ChatState;
  /** Null: staff never saved one. */
  office: Office | null;
  requestId: string;
  /** Of the visitor, for the api's limits. */
  forwardedFor: string;
}

export const pageRequest = createContext<PageRequest>();

export function createLoadContext(request: PageRequest): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageRequest, request]]));
}
