import { hash } from 'node:crypto';

/** Weak like Express's ETag, without a stream. */
export function contentMark(body: Buffer): string {
  return `W/"${body.length.toString(16)}-${hash('sha1', body, 'base64url').slice(0, 27)}"`;
}
