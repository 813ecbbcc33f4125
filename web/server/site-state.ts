/** Asks the api whether anything public has changed, at most once a second for all requests together. */
import type { ChatState, VerificationTag } from '#lib/request-context.ts';
import { type Marketing, usualChat } from './site-facts.ts';

export interface SiteState {
  /** Rises with every public change. */
  version: number;
  verification: readonly VerificationTag[];
  chat: ChatState;
  marketing: Marketing;
}

export interface SiteStateReader {
  /** The state now, at most a second old; null when the api cannot say. Never throws. */
  current(): Promise<SiteState | null>;
}

/** A change must be seen within 2 s; the other second is for the answer and the page itself. */
const freshMs = 1_000;
/** Longer than this is worse for a visitor than rendering without knowing. */
const waitMs = 700;

interface Options {
  /** Address of the api, without a path. */
  apiUrl: string;
  /** Milliseconds of any steady clock. */
  now?: () => number;
}

/** Remembers the answer, counted from the moment of asking: what changed after that may be missing in it. */
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
    const { version, verification = [], chat = usualChat, marketing = {} } = state;
    return { version, verification, chat, marketing };
  } catch {
    return null;
  }
}
