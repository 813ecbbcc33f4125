/** Asks the api whether anything public has changed, at most once a second for all requests together. */

export interface ContentVersion {
  /** The number now, at most a second old; null when the api cannot say. Never throws. */
  current(): Promise<number | null>;
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
export function createContentVersion({ apiUrl, now = () => performance.now() }: Options): ContentVersion {
  let asked = -Infinity;
  let answer: Promise<number | null> = Promise.resolve(null);
  return {
    current() {
      if (now() - asked >= freshMs) {
        asked = now();
        answer = ask(`${apiUrl}/internal/content-version`);
      }
      return answer;
    },
  };
}

async function ask(url: string): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(waitMs) });
    const { version } = (await response.json()) as { version?: unknown };
    return response.ok && typeof version === 'number' ? version : null;
  } catch {
    return null;
  }
}
