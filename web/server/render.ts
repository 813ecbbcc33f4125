/** Renders one request into a finished answer. The whole answer is made before it is sent: nobody can harm it then. */
import { createReadableStreamFromReadable } from '@react-router/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'react-router';
import type { AppOptions } from './app-options.ts';
import type { PageBuild } from './build.ts';
import type { PageKey } from './page-key.ts';
import { type OutsideHosts, outsideHosts } from './security.ts';
import { analyticsOf, usualChat } from './site-facts.ts';
import type { SiteStateReader } from './site-state.ts';

export interface Rendering {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Of the inline scripts in the body. */
  nonce: string;
  /** Hosts that the page may load from beside our own. */
  outside: OutsideHosts;
}

/** Who asks, as far as loaders may know. */
export interface Visitor {
  requestId: string;
  /** For the api's limits. */
  address: string;
}

export type Render = (request: Request, visitor: Visitor) => Promise<Rendering>;

/** @returns what turns a request into a page, with the build as it is at that moment */
export function createRender(
  { apiUrl, publicUrl, pages, analytics = null }: AppOptions,
  site: SiteStateReader,
): Render {
  const development = pages.middleware !== null;
  let last: { build: PageBuild; render: RequestHandler } | null = null;
  const rendererOf = (build: PageBuild): RequestHandler => {
    if (last?.build !== build) {
      const render = build.entry.module.createRequestHandler(build, development ? 'development' : 'production');
      last = { build, render };
    }
    return last.render;
  };
  return async (request, { requestId, address }) => {
    const build = await pages.load();
    const facts = await site.current();
    const measured = analyticsOf(facts?.marketing ?? {}, analytics);
    const nonce = randomBytes(16).toString('base64');
    const context = build.entry.module.createLoadContext({
      apiUrl,
      publicUrl,
      nonce,
      analytics: measured,
      chat: facts?.chat ?? usualChat,
      verification: facts?.verification ?? [],
      requestId,
      forwardedFor: address,
    });
    const response = await rendererOf(build)(request, context);
    const { status, headers } = response;
    const body = pictureFirst(Buffer.from(await response.arrayBuffer()), headers);
    return { status, headers, body, nonce, outside: outsideHosts(measured) };
  };
}

/**
 * A page reads without its scripts, so they may wait: the large picture and the fonts get the line first. React Router
 * has no setting for it.
 */
function pictureFirst(body: Buffer, headers: Headers): Buffer {
  if (headers.get('content-type')?.startsWith('text/html') !== true) return body;
  return Buffer.from(
    body.toString('utf8').replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'),
  );
}

export const visitorOf = (req: ExpressRequest): Visitor => ({
  requestId: req.get('x-request-id') ?? '',
  address: req.ip ?? '',
});

/** A request for a page that many visitors get: it holds nothing of the one who asked, and nobody can break it off. */
export function sharedRequest(publicUrl: string, { address, cookie }: PageKey): Request {
  return new Request(publicUrl + address, { headers: { Cookie: cookie, Accept: 'text/html' } });
}

/** The request as it came; it is broken off when the visitor leaves. */
export function ownRequest(req: ExpressRequest, res: ExpressResponse): Request {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  // put together, not resolved: `//host` at the beginning of a path names no other host
  return new Request(`${req.protocol}://${hostOf(req)}${req.originalUrl}`, {
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
