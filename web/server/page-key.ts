/** Which requests ask for the same page: everything that a rendered page may depend on, in one form. */
import { prefixOf, resolveLanguage } from '#i18n/language.ts';
import { filterNames } from '#lib/listings/filters.ts';
import { defaultAreaUnit } from '#lib/preferences/area-units.ts';
import { defaultCurrency } from '#lib/preferences/currencies.ts';
import { readPreferences } from '#lib/preferences/stored-preferences.ts';

export interface PageKey {
  /** Path and query in their one form; the page is rendered for this address. */
  address: string;
  /** The cookies that a page may depend on, as a Cookie header. */
  cookie: string;
  /** Both, as the name of the kept page. */
  name: string;
}

/** What the pages read from their query. Other parameters make a page that is not kept. */
const known: ReadonlySet<string> = new Set([...filterNames, 'sort', 'page', 'search', 'tag']);
/** What advertisements add for the scripts in the browser; no page looks at it on the server. */
const ofCampaigns = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
/** An article's slug has at most 200 letters, and an Arabic letter takes six characters in an address. */
const longestPath = 1_300;
const longestQuery = 400;
/** Read by no page, or different for each visitor. */
const neverKept = /^\/(admin|dashboard|api|media|internal)|\.data$/;

/**
 * @param address path and query as the browser sent them
 * @returns null when the page must be rendered anew each time
 */
export function pageKey(address: string, cookies: string | undefined): PageKey | null {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const query = mark < 0 ? '' : address.slice(mark + 1);
  // `/` forgets what was chosen, by an answer that only this visitor may get
  if (path === '/' || path.length > longestPath || query.length > longestQuery || neverKept.test(path)) return null;
  const search = normalQuery(query);
  if (search === null) return null;
  const language = prefixOf(path) ?? resolveLanguage(path, storedLanguage(cookies));
  const { currency, areaUnit } = readPreferences(cookies);
  const cookie = [
    `language=${language}`,
    ...(currency === defaultCurrency ? [] : [`currency=${currency}`]),
    ...(areaUnit === defaultAreaUnit ? [] : [`areaUnit=${areaUnit}`]),
  ].join('; ');
  const normal = path + search;
  return { address: normal, cookie, name: `${cookie} ${normal}` };
}

/** The query with its question mark, sorted, without empty and campaign parameters; null when it holds unknown ones. */
function normalQuery(query: string): string | null {
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (ofCampaigns.test(name)) continue;
    // Of a parameter that stands twice, pages may read either; that is not worth a rule.
    if (!known.has(name) || kept.some(([other]) => other === name)) return null;
    if (value !== '') kept.push([name, value]);
  }
  if (kept.length === 0) return '';
  return `?${new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()}`;
}

const storedLanguage = (cookies = '') => /(?:^|;)\s*language=([^;\s]*)/.exec(cookies)?.[1] ?? null;
