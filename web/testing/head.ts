export interface Head {
  status: number;
  canonical: string | undefined;
  /** By language code and `x-default`. */
  alternates: Record<string, string>;
  /** By name or property. */
  meta: Record<string, string>;
  title: string;
  jsonLd: Record<string, unknown>[];
  body: string;
}

export const headOf = async (answer: Response): Promise<Head> => readHead(answer.status, await answer.text());

/** @throws Error for two canonical links */
export function readHead(status: number, body: string): Head {
  const tags = (name: string) =>
    Array.from(body.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')), ([tag]) => attributes(tag));
  const links = tags('link');
  const canonicals = links.filter(({ rel }) => rel === 'canonical');
  if (canonicals.length > 1) throw new Error(`The page has ${String(canonicals.length)} canonical links.`);
  const alternates = links.filter(
    // a feed is an alternate of another type
    ({ rel, hreflang, type }) => rel === 'alternate' && hreflang !== undefined && type === undefined,
  );
  return {
    status,
    canonical: canonicals[0]?.['href'],
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href = '' }) => [hreflang, href])),
    meta: Object.fromEntries(tags('meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content])),
    title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1] ?? ''),
    jsonLd: Array.from(
      body.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
      ([, data = '']) => JSON.parse(data) as Record<string, unknown>,
    ),
    body,
  };
}

const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name.toLowerCase(), plain(value)]),
  );

const plain = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
