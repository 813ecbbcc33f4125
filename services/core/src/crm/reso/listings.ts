import { CrmUnavailableError, type FoundListings, type PulledListing } from '../crm.ts';
import { isShown, readReference, toListing } from './fields.ts';
import { expandedMedia, fetchMedia, wholeExpandedMedia } from './pictures/media.ts';
import { pictureAddresses, type TouchedPictures } from './pictures/picture-addresses.ts';
import type { ResoModel } from './odata/metadata.ts';
import { resourceNamed, type ODataClient, type RecordPage } from './odata/odata-client.ts';
import { allOf, batches, oneOf, queryOf } from './odata/query.ts';
import { MappingProblem, text, type RawRecord } from './raw-values.ts';
import { readingOf } from './reading.ts';
import { standardised } from './standard-values.ts';
import { readTimestamp } from './odata/timestamp.ts';

/** Keeps the address under what servers take. */
const keysAtOnce = 40;
const mostPagesOfKeys = 100;

/** Off the market: deleted; unreadable: with its reason. @throws CrmUnavailableError without media */
export async function readListings(
  client: ODataClient,
  model: ResoModel,
  records: readonly RawRecord[],
  pageSize: number,
  signal: AbortSignal,
  touched: TouchedPictures = new Map(),
): Promise<FoundListings> {
  const found: FoundListings = { items: [], deleted: [] };
  const shown: RawRecord[] = [];
  const property = resourceNamed(model, 'Property');
  const hasStatus = property.fields.has('StandardStatus');
  for (const raw of records.map((record) => standardised(record, property))) {
    try {
      if (isShown(raw, hasStatus)) shown.push(raw);
      else
        found.deleted.push({ reference: readReference(raw), deletedAt: readTimestamp(raw['ModificationTimestamp']) });
    } catch (error) {
      found.items.push(problemOf(raw, error));
    }
  }
  const whole = new Map<RawRecord, RawRecord[]>();
  for (const raw of shown) {
    const media = await wholeExpandedMedia(client, model, raw, pageSize, signal);
    if (media !== null) whole.set(raw, media);
  }
  const keys = shown.flatMap((raw) => (whole.has(raw) ? [] : (text(raw, property.key) ?? [])));
  // without a list there are no pictures on some servers; others cut it off
  const media = await fetchMedia(client, model, keys, pageSize, signal);
  for (const raw of shown) {
    const pictures = whole.get(raw) ?? media.get(text(raw, property.key) ?? '') ?? expandedMedia(raw, model) ?? [];
    found.items.push(readListing(raw, pictures, { currency: client.currency, touched }));
  }
  return found;
}

function readListing(
  raw: RawRecord,
  media: RawRecord[],
  { currency, touched }: { currency: string; touched: TouchedPictures },
): PulledListing {
  try {
    return { ok: true, record: { ...toListing(raw, currency), ...pictureAddresses(media, raw, touched) }, raw };
  } catch (error) {
    return problemOf(raw, error);
  }
}

function problemOf(raw: RawRecord, error: unknown): PulledListing {
  if (!(error instanceof MappingProblem)) throw error;
  return { ok: false, reference: text(raw, 'ListingKey', 300), problem: error.message, raw };
}

/** Missing or off the market: deleted. @throws CrmUnavailableError */
export async function fetchListings(
  client: ODataClient,
  model: ResoModel,
  keys: readonly string[],
  pageSize: number,
  signal: AbortSignal,
  touched?: TouchedPictures,
): Promise<FoundListings> {
  const property = resourceNamed(model, 'Property');
  const records = new Map<string, RawRecord>();
  const { select, expand } = await readingOf(client, model, signal);
  for (const some of batches([...new Set(keys)], keysAtOnce)) {
    const query = queryOf(property, {
      filter: allOf(oneOf(property.key, some)),
      select,
      expand,
    });
    let address: string | null = `/${property.name}${query}`;
    for (let pages = 0; address !== null && !some.every((key) => records.has(key)); pages += 1) {
      // not found means gone, so nothing may stay unread
      if (pages >= mostPagesOfKeys) throw new CrmUnavailableError('The CRM did not come to an end of a few listings');
      const page: RecordPage = await client.page(address, pageSize, signal);
      for (const record of page.records) records.set(askedKey(record, property.key, some), record);
      if (page.next.kind === 'refused')
        throw new CrmUnavailableError('The rest of the listings is said to be elsewhere');
      address = page.next.kind === 'follow' ? page.next.address : null;
    }
  }
  const asked = new Set(keys);
  const found = await readListings(client, model, [...records.values()], pageSize, signal, touched);
  const gone = [...asked].filter((key) => !records.has(key)).map((reference) => ({ reference, deletedAt: null }));
  return { items: found.items, deleted: [...found.deleted, ...gone] };
}

/** A foreign record shows that the question was not understood. */
function askedKey(record: RawRecord, field: string, asked: readonly string[]): string {
  const key = text(record, field);
  if (key !== null && asked.includes(key)) return key;
  throw new CrmUnavailableError('The CRM answered with other listings than it was asked for');
}
