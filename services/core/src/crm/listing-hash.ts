/** Tells a change from an echo: the same content gives the same hash, whatever the CRM's version and clock say. */
import { createHash } from 'node:crypto';
import type { ListingRecord } from '../listings/record.ts';

/**
 * Hash of what a listing says. Of pictures what stands behind the `#` counts where a provider put it there: which picture it
 * is and when it changed, wherever it stands. Else only the path, so that another address of the same CRM is no change.
 */
export function listingHash(record: ListingRecord): string {
  const { version: _version, modifiedAt: _modifiedAt, pictures, ...content } = record;
  const paths = pictures.map(pictureIdentity);
  const entries = Object.entries({ ...content, pictures: paths }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

function pictureIdentity(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search, hash } = new URL(url);
  return hash === '' ? pathname + search : hash;
}
