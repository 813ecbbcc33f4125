import { isUtf8 } from 'node:buffer';
import type { RequestListener } from 'node:http';

/** Servers must take the absolute form (RFC 9112, 3.2); Express would look for a path that begins with `http:`. */
export function inOriginForm(listener: RequestListener): RequestListener {
  return (req, res) => {
    req.url = originForm(req.url ?? '/');
    listener(req, res);
  };
}

export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * Percent-encoded bytes must be UTF-8, or another text would be searched and stored. A lone percent sign is the
 * reader's.
 */
export function isReadableTarget(target: string): boolean {
  const encoded = target.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  return target.startsWith('/') && encoded.every((bytes) => isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')));
}
