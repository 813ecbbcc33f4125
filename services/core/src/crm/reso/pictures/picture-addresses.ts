import { createHash } from 'node:crypto';
import type { ListingRecord } from '../../../listings/record.ts';
import { lookupKey } from '../lookup-values.ts';
import { flag, text, values, type RawRecord } from '../raw-values.ts';
import { readTimestamp } from '../odata/timestamp.ts';

export const mostPictures = 60;

export type MediaPictures = Pick<ListingRecord, 'pictures' | 'plans'>;

export type TouchedPictures = ReadonlyMap<string, number>;

/** Signatures: a new one is no new picture. */
const signing =
  /^(x-amz-.*|x-goog-.*|expires?|exp|e|signature|sig|s|sv|st|se|sr|sp|spr|hmac|hash|token|policy|key-pair-id|googleaccessid)$/i;

/**
 * In order, each with `#key@change@address|record`: MediaKey, last change, hash of the unsigned address, and the
 * record's clock where it is a second one: it counts only in the same place (`listing-pictures-sql.ts`).
 * @param touched the only sign of a change without a clock
 */
export function pictureAddresses(
  media: readonly RawRecord[],
  listing: RawRecord,
  touched: TouchedPictures = new Map(),
): MediaPictures {
  const pictures = media.filter(isPublicPicture).map((one, came) => ({ one, came }));
  const ordered = pictures.toSorted((a, b) => placeOf(a.one) - placeOf(b.one) || a.came - b.came);
  const addresses = ordered.flatMap(({ one }) => {
    const url = text(one, 'MediaURL', 4_000);
    if (url === null || !URL.canParse(url)) return [];
    const address = new URL(url);
    address.hash = '';
    const key = text(one, 'MediaKey') ?? `${address.host}${address.pathname}`;
    address.hash = [encodeURIComponent(key), changeOf(one, listing, touched.get(key)), placeOfFile(address)].join('@');
    const record = readTimestamp(one['MediaModificationTimestamp']) && readTimestamp(one['ModificationTimestamp']);
    return [{ url: record == null ? address.href : `${address.href}|${record}`, isPlan: isPlan(one) }];
  });
  const byUrl = [...new Map(addresses.map((one) => [one.url, one])).values()].slice(0, mostPictures);
  return {
    pictures: byUrl.map(({ url }) => url),
    // a MediaCategory names no rooms
    plans: byUrl.filter((one) => one.isPlan).map(({ url }) => ({ picture: url, rooms: [] })),
  };
}

const isPlan = (media: RawRecord): boolean => lookupKey(text(media, 'MediaCategory') ?? '') === 'floorplan';

/** Its own clock, else the listing's with its newest event. */
function changeOf(media: RawRecord, listing: RawRecord, event: number | undefined): string {
  const own = readTimestamp(media['MediaModificationTimestamp']) ?? readTimestamp(media['ModificationTimestamp']);
  if (own !== null) return own;
  const changed = readTimestamp(listing['PhotosChangeTimestamp']) ?? '';
  return event === undefined ? changed : `${changed}e${String(event)}`;
}

/** Without the host: hosts of a CDN share their paths. */
function placeOfFile({ pathname, searchParams }: URL): string {
  const unsigned = [...searchParams].filter(([name]) => !signing.test(name));
  const kept = unsigned.map(([name, value]) => `${name}=${value}`).toSorted();
  const told = JSON.stringify([pathname, kept]);
  return createHash('sha256').update(told).digest('base64url').slice(0, 12);
}

/** Public ones; without a kind it is taken for a photograph. */
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

function placeOf(media: RawRecord): number {
  if (flag(media, 'PreferredPhotoYN') === true) return -1;
  const order = Number(media['Order'] ?? Number.NaN);
  return Number.isFinite(order) ? order : Number.MAX_SAFE_INTEGER;
}
