/** What the web server tells a page about the request; set by server/pages.ts, read in loaders. */
import { createContext, RouterContextProvider } from 'react-router';
import type { AnalyticsSettings } from '#lib/analytics/analytics.ts';

/** A tag of the head by which a platform knows whose site this is. */
export interface VerificationTag {
  name: string;
  content: string;
}

/** What staff set for the chat, as far as a page shows it. */
export interface ChatState {
  /** Of bot, auto-response and lead-generation. */
  off: readonly string[];
  /** Name of the outside service that words the answers; null for none. */
  assistant: string | null;
}

export interface PageRequest {
  /** Address of the api, reached directly while rendering. */
  apiUrl: string;
  /** Address visitors use, for canonical links; without a final slash. */
  publicUrl: string;
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  verification: readonly VerificationTag[];
  /** Null where visits are not measured. */
  analytics: AnalyticsSettings | null;
  chat: ChatState;
  requestId: string;
  /** The visitor's address, for the api's limits. */
  forwardedFor: string;
}

export const pageRequest = createContext<PageRequest>();

/** The context that server/pages.ts hands to every loader. */
export function createLoadContext(request: PageRequest): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageRequest, request]]));
}
