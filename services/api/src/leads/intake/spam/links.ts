const link = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Where people point to when they say which place they mean. */
const maps = /^(maps\.app\.goo\.gl|maps\.google\.[a-z.]+|(www\.)?google\.[a-z.]+|(www\.)?waze\.com|maps\.apple\.com)$/;

/**
 * The links of a text that lead neither to our own pages nor to a map: visitors paste the listings they ask about.
 * @param siteHost the site's own host name; a port or `www.` does not matter
 */
export function foreignLinks(text: string, siteHost: string): string[] {
  return (text.match(link) ?? []).filter((found) => {
    const host = hostOf(found);
    return host === null || !(host === withoutWww(siteHost) || maps.test(host));
  });
}

/** The host that a browser would really go to: what stands before an @ is a name, not a host. */
function hostOf(found: string): string | null {
  const address = /^www\./i.test(found) ? `https://${found}` : found;
  return URL.canParse(address) ? withoutWww(new URL(address).hostname) : null;
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');
