/**
 * Pictures of listings: by `$expand` where the metadata have the navigation property and allow it, else by the Media resource,
 * some listings at a time (Data Dictionary 2.0, Media; Web API Core 2.5.10).
 */
import type { ResoModel } from './metadata.ts';
import type { ODataClient } from './odata-client.ts';
import { allOf, batches, oneOf, queryOf } from './query.ts';
import { asRecord, flag, text, values, type RawRecord } from './raw-values.ts';
import { readTimestamp } from './timestamp.ts';
import { lookupKey } from './lookup-values.ts';
import { standardised } from './standard-values.ts';

/** A listing shows no more. */
const mostPictures = 60;
/** Listings of one question: their pictures still fit into some pages. */
const listingsAtOnce = 20;
const mostMediaPages = 200;

const mediaFields = [
  'MediaKey',
  'MediaURL',
  'MediaCategory',
  'MediaType',
  'MediaModificationTimestamp',
  'Order',
  'Permission',
  'PreferredPhotoYN',
  'ResourceName',
  'ResourceRecordKey',
];

/**
 * The media of each listing by its key, for records that came without them.
 * @throws CrmUnavailableError
 */
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
    const filter = allOf(oneOf('ResourceRecordKey', some));
    let address: string | null =
      `/${media.name}${queryOf(media, { filter, select: mediaFields, orderby: ['ResourceRecordKey', 'Order', 'MediaKey'] })}`;
    for (let pages = 0; address !== null && pages < mostMediaPages; pages += 1) {
      const page = await client.page(address, pageSize, signal);
      for (const record of page.records) note(found, standardised(record, media));
      address = page.next.kind === 'follow' && page.next.address !== address ? page.next.address : null;
    }
  }
  return found;
}

function note(found: Map<string, RawRecord[]>, record: RawRecord): void {
  const key = text(record, 'ResourceRecordKey');
  const of = text(record, 'ResourceName');
  // keys are only unique within their resource
  if (key === null || (of !== null && lookupKey(of) !== 'property')) return;
  const list = found.get(key) ?? [];
  if (list.length < mostPictures * 4) list.push(record);
  found.set(key, list);
}

/** The media that came with a record by `$expand`; null where none did. */
export function expandedMedia(raw: RawRecord, model: ResoModel): RawRecord[] | null {
  const resource = model.resources.get('Media');
  const { Media: media } = raw;
  return Array.isArray(media)
    ? media.map((one) => (resource === undefined ? (asRecord(one) ?? {}) : standardised(asRecord(one) ?? {}, resource)))
    : null;
}

/**
 * Addresses of the pictures in their order. Behind the `#` of each stands what it shows: its key, and when it last changed, by
 * its own clock or by the PhotosChangeTimestamp of its listing. An address that is signed anew each time is then the same
 * picture, and the same address with another time is another one (`listing-hash.ts`).
 */
export function pictureAddresses(media: readonly RawRecord[], listing: RawRecord): string[] {
  const changed = readTimestamp(listing['PhotosChangeTimestamp']) ?? '';
  const pictures = media.filter(isPublicPicture).map((one, came) => ({ one, came }));
  const ordered = pictures.toSorted((a, b) => placeOf(a.one) - placeOf(b.one) || a.came - b.came);
  const addresses = ordered.flatMap(({ one }) => {
    const url = text(one, 'MediaURL', 4_000);
    if (url === null || !URL.canParse(url)) return [];
    const address = new URL(url);
    const key = text(one, 'MediaKey') ?? `${address.host}${address.pathname}`;
    const at = readTimestamp(one['MediaModificationTimestamp']) ?? changed;
    address.hash = `${encodeURIComponent(key)}@${at}`;
    return [address.href];
  });
  return [...new Set(addresses)].slice(0, mostPictures);
}

/** Photographs and plans that everybody may see; what does not say its kind is taken for a photograph. */
function isPublicPicture(media: RawRecord): boolean {
  const category = lookupKey(text(media, 'MediaCategory') ?? 'photo');
  const type = lookupKey(text(media, 'MediaType') ?? 'image');
  const permission = values(media, 'Permission').map(lookupKey);
  if (!['photo', 'floorplan', 'image', 'agentphoto'].includes(category) || category === 'agentphoto') return false;
  return (
    /^(image|jpe?g|png|webp|gif|tiff?)/.test(type) &&
    (permission.length === 0 || permission.some((one) => one === 'public' || one === 'idx'))
  );
}

/** The preferred one first, then by `Order`, then those without. */
function placeOf(media: RawRecord): number {
  if (flag(media, 'PreferredPhotoYN') === true) return -1;
  const order = Number(media['Order'] ?? Number.NaN);
  return Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER;
}
