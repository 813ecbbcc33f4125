import { createReadableStreamFromReadable } from '@react-router/node';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'react-router';
import type { AppOptions } from './app-options.ts';
import type { PageBuild } from './build.ts';
import { withLateScripts } from './late-scripts.ts';
import { lookCss } from '@manzil/core/office/look';
import { isOfEnquiry, type PageKey } from './page-key.ts';
import { type OutsideHosts, outsideHosts } from './security.ts';
import { analyticsOf, usualChat } from './site-facts.ts';
import type { SiteStateReader } from './site-state.ts';

export interface Rendering {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Of the scripts in the body. */
  nonce: string;
  /** Hosts besides ours. */
  outside: OutsideHosts;
}

export interface Visitor {
  requestId: string;
  /** For the api's rate limits. */
  address: string;
}

export type Render = (request: Request, visitor: Visitor) => Promise<Rendering>;

/** The build is read anew for each request. */
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
    const isPrivate = loadsNothingElse(new URL(request.url).pathname);
    const measured = isPrivate ? null : analyticsOf(facts?.marketing ?? {}, analytics);
    const nonce = randomBytes(16).toString('base64');
    const context = build.entry.module.createLoadContext({
      apiUrl,
      publicUrl,
      nonce,
      analytics: measured,
      chat: facts?.chat ?? usualChat,
      office: facts?.office ?? null,
      verification: facts?.verification ?? [],
      requestId,
      forwardedFor: address,
    });
    const response = await rendererOf(build)(request, context);
    const { status, headers } = response;
    const rendered = Buffer.from(await response.arrayBuffer());
    const isPage = headers.get('content-type')?.startsWith('text/html') === true;
    const page = rendered.toString('utf8');
    const css = facts?.office == null ? '' : lookCss(facts.office);
    const body = isPage ? Buffer.from(withLook(isPrivate ? page : withLateScripts(page), css, nonce)) : rendered;
    return { status, headers, body, nonce, outside: outsideHosts(measured, { staff: isPrivate }) };
  };
}

/** The office's colours, after the style sheet's. */
const withLook = (page: string, css: string, nonce: string): string =>
  css === '' ? page : page.replace('</head>', () => `<style nonce="${nonce}">${css}</style></head>`);

/** Pages of staff and private ones load nothing from other hosts, whatever the site measures. */
const loadsNothingElse = (path: string): boolean => /^\/(admin|dashboard)(?![\w-])/i.test(path) || isOfEnquiry(path);

export const visitorOf = (req: ExpressRequest): Visitor => ({
  requestId: req.get('x-request-id') ?? '',
  address: req.ip ?? '',
});

/** Has nothing of the visitor; nobody can break it off. */
export function sharedRequest(publicUrl: string, { address, cookie }: PageKey): Request {
  return new Request(publicUrl + address, { headers: { Cookie: cookie, Accept: 'text/html' } });
}

/** Broken off when the visitor leaves. */
export function ownRequest(req: ExpressRequest, res: ExpressResponse): Request {
  const gone = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  // joined, not resolved: a path `//host` must not name another host
  return new Request(`${req.protocol}://${hostOf(req)}${req.originalUrl}`, {
    method: req.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(req), duplex: 'half' } : {}),
  });
}

/** With the port, unlike Express's hostname. A bad host must not reach the URL parser. */
function hostOf(req: ExpressRequest): string {
  const host = req.get('host') ?? '';
  return /^[\w.-]+(:\d{1,5})?$|^\[[\da-fA-F:.]+\](:\d{1,5})?$/.test(host) ? host : 'localhost';
}
