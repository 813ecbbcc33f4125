/**
 * `@odata.nextLink`: opaque, absolute or relative (OData JSON Format 4.0, sections 4.5 and 4.5.5). Our token goes along with
 * every request, so a link is only followed to the server that it came from.
 */

const longest = 4_000;

export type NextLink =
  | { kind: 'none' }
  /** Where to go: a whole address on the CRM's own origin. */
  | { kind: 'follow'; address: string }
  /** It leads to another server, or is none. */
  | { kind: 'refused' };

/**
 * Where a link leads.
 * @param from the whole address that was asked; relative links are meant from there
 * @param context the answer's `@odata.context`: of what was asked below a record, relative links are meant from it (4.3)
 */
export function readNextLink(link: unknown, from: string, context: unknown = null): NextLink {
  if (link === undefined || link === null || link === '') return { kind: 'none' };
  if (typeof link !== 'string' || link.length > longest || !URL.canParse(link, from)) return { kind: 'refused' };
  const asked = new URL(from);
  const next = new URL(link, link.startsWith('?') ? from : baseOf(asked, context));
  if (next.username !== '' || next.password !== '') return { kind: 'refused' };
  // behind a proxy that ends TLS, servers give their own plain address: the host is the same, and ours is the safe one
  if (next.hostname === asked.hostname && next.protocol === 'http:' && asked.protocol === 'https:') {
    next.protocol = asked.protocol;
    next.port = asked.port;
  }
  if (next.origin !== asked.origin) return { kind: 'refused' };
  next.hash = '';
  return { kind: 'follow', address: next.href };
}

/** Some servers name an address in their context that nobody outside reaches: then it says nothing. */
function baseOf(asked: URL, context: unknown): URL {
  if (typeof context !== 'string' || !URL.canParse(context) || !asked.pathname.includes('(')) return asked;
  const named = new URL(context);
  const folder = named.pathname.slice(0, named.pathname.lastIndexOf('/') + 1);
  return named.origin === asked.origin && asked.pathname.startsWith(folder) ? named : asked;
}
