import type { RequestHandler as ExpressHandler, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { AppOptions } from './app-options.ts';
import { compressFor } from './compress.ts';
import type { Encoding, FinishedPage } from './finished-page.ts';
import { createKeptPages } from './kept-pages.ts';
import { pageKey } from './page-key.ts';
import { createRender, ownRequest, type Rendering, sharedRequest, visitorOf } from './render.ts';
import { contentSecurityPolicy } from './security.ts';
import { createSiteState } from './site-state.ts';

/** In development nothing is kept, and there is no policy: Vite's scripts would break it. */
export function pageHandler(options: AppOptions): ExpressHandler {
  const { apiUrl, publicUrl, pages, now = () => performance.now() } = options;
  const development = pages.middleware !== null;
  const site = createSiteState({ apiUrl, now });
  const render = createRender(options, site);
  const keptPages = createKeptPages(site, now);
  return async (req, res) => {
    const visitor = visitorOf(req);
    const key = development || !isRead(req) ? null : pageKey(req.originalUrl, req.headers.cookie);
    const shared =
      key === null ? null : await keptPages.find(key, () => render(sharedRequest(publicUrl, key), visitor));
    if (shared !== null && 'kept' in shared) {
      await sendKept(req, res, shared.kept);
      return;
    }
    const rendering = shared?.passing ?? (await render(ownRequest(req, res), visitor));
    await send(req, res, rendering, development);
  };
}

const isRead = (req: ExpressRequest) => req.method === 'GET' || req.method === 'HEAD';

async function sendKept(req: ExpressRequest, res: ExpressResponse, page: FinishedPage): Promise<void> {
  res.set(page.headers);
  res.set({ ETag: page.etag, Vary: 'Accept-Encoding, Cookie' });
  if (page.status === 200 && isKnown(req.get('if-none-match'), page.etag)) {
    res.status(304).end();
    return;
  }
  const encoding = encodingFor(req.get('accept-encoding') ?? '');
  const body = await page.body(encoding);
  if (res.destroyed) return;
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.status(page.status).set('Content-Length', String(body.length));
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Weak comparison (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const mark = etag.replace(/^W\//, '');
  return header.split(',').some((one) => ['*', mark].includes(one.trim().replace(/^W\//, '')));
}

function encodingFor(accepts: string): Encoding {
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepts);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

async function send(
  req: ExpressRequest,
  res: ExpressResponse,
  { status, headers, body, nonce, outside }: Rendering,
  development: boolean,
): Promise<void> {
  const type = headers.get('content-type');
  if (res.destroyed) return;
  res.status(status);
  if (!development && type?.startsWith('text/html') === true)
    res.set('Content-Security-Policy', contentSecurityPolicy(nonce, outside));
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value);
  for (const cookie of headers.getSetCookie()) res.append('Set-Cookie', cookie);
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', status >= 500 ? 'no-store' : 'private, no-cache');
  res.vary('Accept-Encoding').vary('Cookie');
  const encoded = await compressFor(req.get('accept-encoding'), type, body);
  if (encoded.encoding !== null) res.set('Content-Encoding', encoded.encoding);
  if (!res.destroyed) res.end(req.method === 'HEAD' ? undefined : encoded.body);
}
