/** `@odata.nextLink` (OData JSON Format 4.0, 4.5 and 4.5.5), followed only to its own server: our token goes along. */

const longest = 4_000;

export type NextLink = { kind: 'none' } | { kind: 'follow'; address: string } | { kind: 'refused' };

/** @param from the address asked @param context `@odata.context`: below a record, links start there (4.3) */
export function readNextLink(link: unknown, from: string, context: unknown = null): NextLink {
  if (link === undefined || link === null || link === '') return { kind: 'none' };
  if (typeof link !== 'string' || link.length > longest || !URL.canParse(link, from)) return { kind: 'refused' };
  const asked = new URL(from);
  const next = new URL(link, link.startsWith('?') ? from : baseOf(asked, context));
  if (next.username !== '' || next.password !== '') return { kind: 'refused' };
  // behind a TLS proxy servers give their plain address: same host
  if (next.hostname === asked.hostname && next.protocol === 'http:' && asked.protocol === 'https:') {
    next.protocol = asked.protocol;
    next.port = asked.port;
  }
  if (next.origin !== asked.origin) return { kind: 'refused' };
  next.hash = '';
  return { kind: 'follow', address: next.href };
}

/** An address on another origin is ignored. */
function baseOf(asked: URL, context: unknown): URL {
  if (typeof context !== 'string' || !URL.canParse(context) || !asked.pathname.includes('(')) return asked;
  const named = new URL(context);
  const folder = named.pathname.slice(0, named.pathname.lastIndexOf('/') + 1);
  return named.origin === asked.origin && asked.pathname.startsWith(folder) ? named : asked;
}
