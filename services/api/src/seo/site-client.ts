/** Asks the web process for its own pages, and nobody else: addresses are taken apart and put together anew. */
import { randomUUID } from 'node:crypto';
import type { FetchedPage } from './read-page.ts';

export interface SiteClient {
  /** A page with its text; status 0 when it did not answer in time. */
  page: (path: string) => Promise<FetchedPage>;
  /** Text of a file as it is now, and not as the web process kept it a moment ago; null when it could not be had. */
  text: (path: string) => Promise<string | null>;
  /** Status, and the size as it says so; status 0 when nothing answers. */
  look: (path: string) => Promise<{ status: number; bytes: number | null }>;
  /** Path and query of an address on the site; null for another site, a file of ours to download, or what is no address. */
  pathOf: (address: string, from: string) => string | null;
}

interface SiteClientOptions {
  /** Where the web process listens. */
  webUrl: string;
  /** What visitors use, as the pages name themselves. */
  publicUrl: string;
  /** Ends everything when the time of the scan is over. */
  signal: AbortSignal;
}

/** Most time for one answer. */
const answerMs = 10_000;
/** Of a page or a sitemap; what is larger is cut, and then too heavy anyway. */
const mostBytes = 8_000_000;
const headers = { 'User-Agent': 'ManzilSiteScan/1', 'Accept-Encoding': 'gzip, br', Accept: 'text/html,*/*' };
/** What belongs to staff or to programs is no page of the site. */
const closed = /^\/(?:admin|dashboard|api|internal|preferences)/;

/** A client for one scan. */
export function createSiteClient({ webUrl, publicUrl, signal }: SiteClientOptions): SiteClient {
  const origin = new URL(publicUrl).origin;
  const ask = (path: string, method: 'GET' | 'HEAD'): Promise<Response> =>
    fetch(new URL(path, webUrl), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    });

  return {
    async page(path) {
      const started = performance.now();
      try {
        const answer = await ask(path, 'GET');
        const html = await bodyOf(answer);
        const compressed = answer.headers.get('content-encoding') !== null;
        return { path, status: answer.status, ms: performance.now() - started, html, compressed };
      } catch {
        return { path, status: 0, ms: performance.now() - started, html: '', compressed: false };
      }
    },

    async text(path) {
      try {
        const answer = await ask(anew(path), 'GET');
        return answer.ok ? await bodyOf(answer) : null;
      } catch {
        return null;
      }
    },

    async look(path) {
      try {
        const answer = await ask(path, 'HEAD');
        await answer.body?.cancel();
        const length = Number(answer.headers.get('content-length') ?? Number.NaN);
        return { status: answer.status, bytes: Number.isFinite(length) ? length : null };
      } catch {
        return { status: 0, bytes: null };
      }
    },

    pathOf(address, from) {
      const base = new URL(from, origin).href;
      if (!URL.canParse(address, base)) return null;
      const { origin: theirs, pathname, search, protocol } = new URL(address, base);
      if (theirs !== origin || !/^https?:$/.test(protocol) || closed.test(pathname)) return null;
      return decodedPath(pathname) + search;
    },
  };
}

/**
 * What is asked with a parameter that no page knows is never kept (`web/server/page-key.ts`). Of a kept sitemap a scan that
 * begins right after a change, or while the api is slow, would not see what is new.
 */
const anew = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}scan=${randomUUID()}`;

/** One spelling of a path: pages name themselves with Arabic letters as well as with their codes. */
function decodedPath(pathname: string): string {
  try {
    return new URL(decodeURI(pathname), 'http://site').pathname;
  } catch {
    return pathname;
  }
}

async function bodyOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part as Uint8Array);
    length += (part as Uint8Array).length;
    if (length >= mostBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
