/** The head of a page as a crawler without scripts reads it. */
import { expect } from 'vitest';

export interface Head {
  status: number;
  canonical: string | undefined;
  /** Addresses by language code and `x-default`. */
  alternates: Record<string, string>;
  /** Contents by name or property. */
  meta: Record<string, string>;
  title: string;
  jsonLd: Record<string, unknown>[];
  body: string;
}

/** Reads the head of an answer. */
export async function headOf(answer: Response): Promise<Head> {
  const body = await answer.text();
  const tags = (name: string) =>
    Array.from(body.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g')), ([tag]) => attributes(tag));
  const links = tags('link');
  const canonicals = links.filter(({ rel }) => rel === 'canonical');
  expect(canonicals.length, 'canonical links').toBeLessThanOrEqual(1);
  const alternates = links.filter(
    // a feed is an alternate too, of another type
    ({ rel, hreflang, type }) => rel === 'alternate' && hreflang !== undefined && type === undefined,
  );
  return {
    status: answer.status,
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
