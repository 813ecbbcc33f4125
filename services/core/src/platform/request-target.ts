/** The target of a request as the routes want it (RFC 9112, 3.2): path and query, in UTF-8. */
import { isUtf8 } from 'node:buffer';
import type { RequestListener } from 'node:http';

/** Every server has to take the absolute form; Express would look for a path in it that begins with `http:`. */
export function inOriginForm(listener: RequestListener): RequestListener {
  return (req, res) => {
    req.url = originForm(req.url ?? '/');
    listener(req, res);
  };
}

/** Path and query of a target that names its host as well; any other as it is. */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * True for a path with its query whose percent-encoded bytes are UTF-8: what is no text would be searched and stored as another
 * one. A lone percent sign is no byte, and is left to whoever reads it.
 */
export function isReadableTarget(target: string): boolean {
  const encoded = target.match(/(?:%[0-9a-f]{2})+/gi) ?? [];
  return target.startsWith('/') && encoded.every((bytes) => isUtf8(Buffer.from(bytes.replaceAll('%', ''), 'hex')));
}
