import {
  CrmUnavailableError,
  type FoundListings,
  type ListingPage,
  type ListingPageQuery,
  type PulledListing,
} from '../crm.ts';
import { serverTimeOf } from '../http/retry-after.ts';
import { jsonOf, type CrmHttpClient, type HttpAnswer } from '../http/http-client.ts';
import { answered } from './answers.ts';
import { readListingPage } from './listing-page.ts';

/** 500 listings with long texts fit. */
const mostPageBytes = 32 * 1024 * 1024;

/** @throws CrmUnavailableError */
export async function pullListings(
  http: CrmHttpClient,
  baseUrl: string,
  { modifiedSince, cursor, limit, signal }: ListingPageQuery,
): Promise<ListingPage> {
  const query = new URLSearchParams({ limit: String(limit) });
  if (modifiedSince !== null) query.set('modifiedSince', modifiedSince);
  if (cursor !== null) query.set('cursor', cursor);
  const answer = answered(
    await http.call({ method: 'GET', path: `/v1/listings?${query.toString()}`, signal, maxBytes: mostPageBytes }),
  );
  const page = readPage(answer, baseUrl);
  return { ...page, serverTime: page.serverTime ?? serverTimeOf(answer.headers['date']) };
}

function readPage(answer: HttpAnswer, baseUrl: string): ListingPage {
  const page = readListingPage(jsonOf(answer), baseUrl);
  if (page === null)
    throw new CrmUnavailableError('The CRM sent a page of listings that could not be read', answer.status);
  return page;
}

const fetchesAtOnce = 4;

/** As they are now; a missing one comes as deleted. @throws CrmUnavailableError */
export async function fetchListings(
  http: CrmHttpClient,
  baseUrl: string,
  references: readonly string[],
  signal: AbortSignal,
): Promise<FoundListings> {
  const left = [...references];
  const found: FoundListings = { items: [], deleted: [] };
  const ask = async (): Promise<void> => {
    for (let reference = left.shift(); reference !== undefined; reference = left.shift()) {
      const path = `/v1/listings?reference=${encodeURIComponent(reference)}`;
      const { items, deleted } = readPage(answered(await http.call({ method: 'GET', path, signal })), baseUrl);
      const named = [...items.map(referenceOfItem), ...deleted.map((one) => one.reference)];
      if (named.some((one) => one !== reference))
        throw new CrmUnavailableError('The CRM answered with another listing than it was asked for');
      found.items.push(...items);
      if (items.length === 0) found.deleted.push(deleted[0] ?? { reference, deletedAt: null });
    }
  };
  await Promise.all(Array.from({ length: fetchesAtOnce }, ask));
  return found;
}

const referenceOfItem = (item: PulledListing): string | null => (item.ok ? item.record.reference : item.reference);

/** @throws CrmUnavailableError, also for an address that is not the CRM's */
export async function fetchPicture(
  http: CrmHttpClient,
  baseUrl: string,
  url: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const path = ownPath(url, baseUrl);
  if (path === null) throw new CrmUnavailableError("The picture is not on the CRM's own host");
  const answer = answered(await http.call({ method: 'GET', path, signal, maxBytes, headers: { accept: 'image/*' } }));
  if (answer.body === null) throw new CrmUnavailableError('The picture is too large or broke off', answer.status);
  return answer.body;
}

/** Null outside the CRM's base address, however it is written. */
function ownPath(url: string, baseUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const { href, origin, username, password, hash } = new URL(url);
  const base = new URL(baseUrl);
  const prefix = base.href.replace(/\/$/, '');
  if (origin !== base.origin || username !== '' || password !== '' || hash !== '') return null;
  return href.startsWith(`${prefix}/`) ? href.slice(prefix.length) : null;
}
