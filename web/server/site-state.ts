/** Asks the api for changes, once a second for all requests. */
import type { Office } from '@manzil/core/office/office';
import type { ChatState, VerificationTag } from '#lib/request-context.ts';
import { type Marketing, usualChat } from './site-facts.ts';

export interface SiteState {
  version: number;
  verification: readonly VerificationTag[];
  chat: ChatState;
  marketing: Marketing;
  /** Null: staff never saved one. */
  office: Office | null;
}

export interface SiteStateReader {
  /** At most a second old; null when the api cannot say. Never throws. */
  current(): Promise<SiteState | null>;
}

/** Changes must show within 2 s: one is left for answer and page. */
const freshMs = 1_000;
/** After that, rendering without knowing is better. */
const waitMs = 700;

interface Options {
  apiUrl: string;
  /** Steady clock, ms. */
  now?: () => number;
}

/** Its age counts from the asking: later changes may be missing. */
export function createSiteState({ apiUrl, now = () => performance.now() }: Options): SiteStateReader {
  let asked = -Infinity;
  let answer: Promise<SiteState | null> = Promise.resolve(null);
  return {
    current() {
      if (now() - asked >= freshMs) {
        asked = now();
        answer = ask(`${apiUrl}/internal/site`);
      }
      return answer;
    },
  };
}

async function ask(url: string): Promise<SiteState | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
    const state = (await response.json()) as Partial<SiteState>;
    if (!response.ok || typeof state.version !== 'number') return null;
    const { version, verification = [], chat = usualChat, marketing = {}, office = null } = state;
    return { version, verification, chat, marketing, office };
  } catch {
    return null;
  }
}
