import type { IncomingMessage, ServerResponse } from 'node:http';
import { QueryError } from './filter.ts';
import type { Answer } from './modify.ts';
import type { ResoStore } from './store.ts';

const mostBody = 1_000_000;

/** @throws QueryError when it is too long */
export async function readBody(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of req) {
    body += String(part);
    if (body.length > mostBody) throw new QueryError('body', 'too long');
  }
  return body;
}

/** Core 2.2.1: with its version. */
export function send(res: ServerResponse, { status, json, headers = {} }: Answer): void {
  if (res.headersSent) return;
  res.writeHead(status, {
    'odata-version': '4.0',
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  });
  res.end(json === undefined ? undefined : JSON.stringify(json));
}

export function sendMetadata(res: ServerResponse, metadata: string): void {
  res.writeHead(200, { 'odata-version': '4.0', 'content-type': 'application/xml' });
  res.end(metadata);
}

export function sendPicture(res: ServerResponse, { picture }: ResoStore): void {
  res.writeHead(picture.byteLength === 0 ? 404 : 200, { 'content-type': 'image/png' });
  res.end(picture);
}
