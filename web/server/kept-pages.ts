/**
 * Rendered pages in memory, by all that they may depend on; a new content version clears them. Requests at one time
 * share a rendering.
 */
import { LRUCache } from 'lru-cache';
import { type FinishedPage, finishPage } from './finished-page.ts';
import type { PageKey } from './page-key.ts';
import type { Rendering } from './render.ts';
import type { SiteStateReader } from './site-state.ts';

/** `passing` is not kept, only shared by those who wait now. */
export type SharedPage = { kept: FinishedPage } | { passing: Rendering };

export interface KeptPages {
  /** Null when the answer belongs to one visitor. Throws what `render` throws. */
  find(key: PageKey, render: () => Promise<Rendering>): Promise<SharedPage | null>;
}

/** Apart: endless queries and missing addresses must not push out the plain pages. */
const limits = {
  plain: { max: 4_000, maxSize: 64_000_000 },
  filtered: { max: 1_000, maxSize: 24_000_000 },
  missing: { max: 100, maxSize: 2_000_000 },
};
/** Some pages change with time alone, such as what is featured by chance. */
const longestMs = 300_000;
/** Without the api an old page is better than an error. */
const withoutApiMs = 300_000;
const keptStatus = new Set([200, 404, 410]);
const keptTypes = /^(text\/(html|plain|xml)|application\/((rss|atom)\+)?xml)/;

/** @param now steady clock, ms */
export function createKeptPages(site: SiteStateReader, now: () => number = () => performance.now()): KeptPages {
  const storeOf = (limit: { max: number; maxSize: number }) =>
    new LRUCache<string, FinishedPage>({
      ...limit,
      sizeCalculation: ({ size }) => size,
      ttl: longestMs,
      ttlResolution: 0,
      perf: { now },
      // a page that grows keeps its age
      noUpdateTTL: true,
    });
  const stores = {
    plain: storeOf(limits.plain),
    filtered: storeOf(limits.filtered),
    missing: storeOf(limits.missing),
  };
  const all = Object.values(stores);
  const flights = new Map<string, Promise<SharedPage | null>>();
  let known = { version: -1, at: -Infinity };

  async function lookAtVersion(): Promise<void> {
    const current = (await site.current())?.version ?? null;
    const moved = current === null ? now() - known.at > withoutApiMs : current !== known.version;
    if (moved) for (const store of all) store.clear();
    if (current !== null) known = { version: current, at: now() };
    else if (moved) known = { version: -1, at: -Infinity };
  }

  const kept = (name: string): FinishedPage | undefined => all.map((store) => store.get(name)).find(Boolean);

  async function make(key: PageKey, render: () => Promise<Rendering>): Promise<SharedPage | null> {
    const before = known.version;
    const rendering = await render();
    if (rendering.headers.has('set-cookie')) return null;
    if (!mayBeKept(rendering)) return { passing: rendering };
    const store =
      rendering.status === 200 ? (key.address.includes('?') ? stores.filtered : stores.plain) : stores.missing;
    const page = await finishPage(rendering, (bytes) => {
      const grown = store.peek(key.name);
      if (grown !== undefined) store.set(key.name, { ...grown, size: grown.size + bytes });
    });
    // the content changed meanwhile: it may be the old one
    if (before >= 0 && before === known.version) store.set(key.name, page);
    return { kept: page };
  }

  return {
    async find(key, render) {
      await lookAtVersion();
      const page = kept(key.name);
      if (page !== undefined) return { kept: page };
      const name = `${String(known.version)} ${key.name}`;
      let flight = flights.get(name);
      if (flight === undefined) {
        flight = make(key, render).finally(() => flights.delete(name));
        flights.set(name, flight);
      }
      return flight;
    },
  };
}

function mayBeKept({ status, headers }: Rendering): boolean {
  return (
    keptStatus.has(status) &&
    keptTypes.test(headers.get('content-type') ?? '') &&
    !/\b(no-store|private)\b/.test(headers.get('cache-control') ?? '')
  );
}
