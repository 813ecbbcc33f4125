/** By `$expand` where the metadata allow it, else from Media (Data Dictionary 2.0, Media; Web API Core 2.5.10). */
import type { ResoModel, ResoResource } from '../odata/metadata.ts';
import { readNextLink, type NextLink } from '../odata/next-link.ts';
import type { ODataClient, RecordPage } from '../odata/odata-client.ts';
import { mostPictures } from './picture-addresses.ts';
import { allOf, batches, oneOf, queryOf } from '../odata/query.ts';
import { asRecord, text, type RawRecord } from '../raw-values.ts';
import { lookupKey } from '../lookup-values.ts';
import { standardised } from '../standard-values.ts';

/** More than is shown: not all are public pictures. */
const mostMedia = 4 * mostPictures;
/** Their pictures still fit into some pages. */
const listingsAtOnce = 20;
const mostMediaPages = 200;
const mostExpandedPages = 60;

const mediaFields = [
  'MediaKey',
  'MediaURL',
  'MediaCategory',
  'MediaType',
  'MediaModificationTimestamp',
  'ModificationTimestamp',
  'Order',
  'Permission',
  'PreferredPhotoYN',
  'ResourceName',
  'ResourceRecordKey',
];

/** By listing key. @throws CrmUnavailableError */
export async function fetchMedia(
  client: ODataClient,
  model: ResoModel,
  keys: readonly string[],
  pageSize: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, RawRecord[]>> {
  const found = new Map<string, RawRecord[]>();
  const media = model.resources.get('Media');
  if (media === undefined || !media.fields.has('ResourceRecordKey')) return found;
  for (const some of batches(keys, listingsAtOnce)) {
    for (const record of await mediaOf(client, media, some, pageSize, signal)) note(found, record);
  }
  return found;
}

/** Where a link leads elsewhere, each listing is asked for alone, by $skip. */
async function mediaOf(
  client: ODataClient,
  media: ResoResource,
  keys: readonly string[],
  pageSize: number,
  signal: AbortSignal,
): Promise<RawRecord[]> {
  const filter = allOf(oneOf('ResourceRecordKey', keys));
  const orderby = ['ResourceRecordKey', 'Order', media.key];
  const start = `/${media.name}${queryOf(media, { filter, select: mediaFields, orderby })}`;
  const found: RawRecord[] = [];
  let address: string | null = start;
  for (let pages = 0; address !== null && pages < mostMediaPages; pages += 1) {
    const page: RecordPage = await client.page(address, pageSize, signal);
    found.push(...page.records.map((record) => standardised(record, media)));
    if (page.next.kind === 'refused' && keys.length > 1) {
      const alone: RawRecord[] = [];
      for (const key of keys) alone.push(...(await mediaOf(client, media, [key], pageSize, signal)));
      return alone;
    }
    const refused = page.next.kind === 'refused' && page.records.length > 0 && found.length < mostMedia;
    const next: string | null = refused ? `${start}&$skip=${String(found.length)}` : followed(page.next);
    address = next === address ? null : next;
  }
  return found;
}

const followed = (next: NextLink): string | null => (next.kind === 'follow' ? next.address : null);

function note(found: Map<string, RawRecord[]>, record: RawRecord): void {
  const key = text(record, 'ResourceRecordKey');
  const of = text(record, 'ResourceName');
  // keys are only unique within their resource
  if (key === null || (of !== null && lookupKey(of) !== 'property')) return;
  const list = found.get(key) ?? [];
  if (list.length < mostMedia) list.push(record);
  found.set(key, list);
}

export function expandedMedia(raw: RawRecord, model: ResoModel): RawRecord[] | null {
  const resource = model.resources.get('Media');
  const { Media: media } = raw;
  return Array.isArray(media)
    ? media.map((one) => (resource === undefined ? (asRecord(one) ?? {}) : standardised(asRecord(one) ?? {}, resource)))
    : null;
}

/**
 * With the pages of `Media@odata.nextLink` (OData JSON Format 4.0, 4.5.5). Null: none came, or the rest is elsewhere.
 * @throws CrmUnavailableError
 */
export async function wholeExpandedMedia(
  client: ODataClient,
  model: ResoModel,
  raw: RawRecord,
  pageSize: number,
  signal: AbortSignal,
): Promise<RawRecord[] | null> {
  const found = expandedMedia(raw, model);
  const media = model.resources.get('Media');
  if (found === null) return null;
  let next = readNextLink(raw['Media@odata.nextLink'] ?? raw['Media@nextLink'], `${client.root}/Property`);
  const seen = new Set<string>();
  while (
    next.kind === 'follow' &&
    !seen.has(next.address) &&
    seen.size < mostExpandedPages &&
    found.length < mostMedia
  ) {
    seen.add(next.address);
    const page = await client.page(next.address, pageSize, signal);
    found.push(...page.records.map((record) => (media === undefined ? record : standardised(record, media))));
    ({ next } = page);
  }
  return next.kind === 'refused' ? null : found;
}
