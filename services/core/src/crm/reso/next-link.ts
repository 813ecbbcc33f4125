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
 */
export function readNextLink(link: unknown, from: string): NextLink {
  if (link === undefined || link === null || link === '') return { kind: 'none' };
  if (typeof link !== 'string' || link.length > longest || !URL.canParse(link, from)) return { kind: 'refused' };
  const asked = new URL(from);
  const next = new URL(link, from);
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
