/** Renders pages. The whole answer is made before it is sent: a visitor who breaks off can then harm nothing. */
import { createReadableStreamFromReadable } from '@react-router/node';
import type { RequestHandler as ExpressHandler, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'react-router';
import type { AppOptions } from './app-options.ts';
import type { PageBuild } from './build.ts';
import { compressFor } from './compress.ts';
import { contentSecurityPolicy } from './security.ts';

/** Express handler for everything that is neither api nor file. */
export function pageHandler({ apiUrl, publicUrl, pages }: AppOptions): ExpressHandler {
  const development = pages.middleware !== null;
  let last: { build: PageBuild; render: RequestHandler } | null = null;
  const rendererOf = (build: PageBuild): RequestHandler => {
    if (last?.build !== build) {
      const render = build.entry.module.createRequestHandler(build, development ? 'development' : 'production');
      last = { build, render };
    }
    return last.render;
  };
  return async (req, res) => {
    const build = await pages.load();
    const nonce = randomBytes(16).toString('base64');
    const context = build.entry.module.createLoadContext({
      apiUrl,
      publicUrl,
      nonce,
      requestId: req.get('x-request-id') ?? '',
      forwardedFor: req.ip ?? '',
    });
    const response = await rendererOf(build)(toWebRequest(req, res), context);
    if (!development && isHtml(response)) res.set('Content-Security-Policy', contentSecurityPolicy(nonce));
    await send(req, res, response);
  };
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') === true;

async function send(req: ExpressRequest, res: ExpressResponse, response: Response): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  if (res.destroyed) return;
  res.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value);
  for (const cookie of response.headers.getSetCookie()) res.append('Set-Cookie', cookie);
  if (!res.hasHeader('Cache-Control')) res.set('Cache-Control', 'private, no-cache');
  res.vary('Accept-Encoding').vary('Cookie');
  const encoded = await compressFor(req.get('accept-encoding'), response.headers.get('content-type'), body);
  if (encoded.encoding !== null) res.set('Content-Encoding', encoded.encoding);
  if (!res.destroyed) res.end(req.method === 'HEAD' ? undefined : encoded.body);
}

function toWebRequest(req: ExpressRequest, res: ExpressResponse): Request {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(new URL(req.originalUrl, `${req.protocol}://${hostOf(req)}`), {
    method: req.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(req), duplex: 'half' } : {}),
  });
}

/** Express's hostname has no port. What is no host name at all must not reach the URL parser. */
function hostOf(req: ExpressRequest): string {
  const host = req.get('host') ?? '';
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(host) ? host : 'localhost';
}
