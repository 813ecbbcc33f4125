/** All that a page may depend on: the same key, the same page. */
import { prefixOf, resolveLanguage } from '#i18n/language.ts';
import { filterNames } from '#lib/listings/filters.ts';
import { defaultAreaUnit } from '#lib/preferences/area-units.ts';
import { defaultCurrency } from '#lib/preferences/currencies.ts';
import { readPreferences } from '#lib/preferences/stored-preferences.ts';

export interface PageKey {
  /** Path and query; the page is rendered for this address. */
  address: string;
  /** Those that a page may depend on, as a Cookie header. */
  cookie: string;
  name: string;
}

/** With other parameters a page is not kept. */
const known: ReadonlySet<string> = new Set([...filterNames, 'sort', 'page', 'search', 'tag']);
/** Of advertisements, read in the browser only. */
const ofCampaigns = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid)$/;
/** A slug of 200 letters; in Arabic one takes six characters. */
const longestPath = 1_300;
const longestQuery = 400;
/** Not for pages, or different for each visitor. */
const neverKept = /^\/(admin|dashboard|api|media|internal)|\.data$/;

/** The page of one enquiry, which only who has its address may see. */
export const isOfEnquiry = (path: string): boolean => /^\/((en|ar)\/)?enquiry\//i.test(path);

/**
 * @param address path and query as sent
 * @returns null when the page must be rendered each time
 */
export function pageKey(address: string, cookies: string | undefined): PageKey | null {
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  const query = mark < 0 ? '' : address.slice(mark + 1);
  // `/` may clear the visitor's language cookie
  if (
    path === '/' ||
    path.length > longestPath ||
    query.length > longestQuery ||
    neverKept.test(path) ||
    isOfEnquiry(path)
  )
    return null;
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

/** Sorted, with `?`, without empty and campaign parameters; null with unknown ones. */
function normalQuery(query: string): string | null {
  const kept: [string, string][] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (ofCampaigns.test(name)) continue;
    // of a parameter given twice a page may read either
    if (!known.has(name) || kept.some(([other]) => other === name)) return null;
    if (value !== '') kept.push([name, value]);
  }
  if (kept.length === 0) return '';
  return `?${new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()}`;
}

const storedLanguage = (cookies = '') => /(?:^|;)\s*language=([^;\s]*)/.exec(cookies)?.[1] ?? null;
