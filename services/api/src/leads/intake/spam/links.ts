const link = /\b(?:https?:\/\/|www\.)\S+/gi;

/** People say with them which place they mean. */
const maps = /^(maps\.app\.goo\.gl|maps\.google\.[a-z.]+|(www\.)?google\.[a-z.]+|(www\.)?waze\.com|maps\.apple\.com)$/;

/** Without our listings and maps. @param siteHost port and `www.` do not matter */
export function foreignLinks(text: string, siteHost: string): string[] {
  return (text.match(link) ?? []).filter((found) => {
    const host = hostOf(found);
    return host === null || !(host === withoutWww(siteHost) || maps.test(host));
  });
}

/** Where a browser goes: before an @ stands a name. */
function hostOf(found: string): string | null {
  const address = /^www\./i.test(found) ? `https://${found}` : found;
  return URL.canParse(address) ? withoutWww(new URL(address).hostname) : null;
}

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');
