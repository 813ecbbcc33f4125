/** Asks only web: addresses are put together anew. */
import { randomUUID } from 'node:crypto';
import type { FetchedPage } from './read-page.ts';

export interface SiteClient {
  /** Status 0: no answer in time. */
  page: (path: string) => Promise<FetchedPage>;
  /** As it is now, not as kept; null: not to be had. */
  text: (path: string) => Promise<string | null>;
  /** Its size as it says; status 0: no answer. */
  look: (path: string) => Promise<{ status: number; bytes: number | null }>;
  /** Null: another site, a download, no address. */
  pathOf: (address: string, from: string) => string | null;
}

interface SiteClientOptions {
  webUrl: string;
  publicUrl: string;
  signal: AbortSignal;
}

const answerMs = 10_000;
/** Larger ones are cut, and too heavy anyway. */
const mostBytes = 8_000_000;
const headers = { 'User-Agent': 'ManzilSiteScan/1', 'Accept-Encoding': 'gzip, br', Accept: 'text/html,*/*' };
/** For staff or programs. */
const closed = /^\/(?:admin|dashboard|api|internal|preferences)/;

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

/** Unknown parameters are never kept (`web/server/page-key.ts`): a kept sitemap lacks what is new. */
const anew = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}scan=${randomUUID()}`;

/** Pages name themselves by Arabic letters and by codes. */
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
