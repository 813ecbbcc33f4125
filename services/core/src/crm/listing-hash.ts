import { createHash } from 'node:crypto';
import type { ListingRecord } from '../listings/record.ts';

/** Tells a change from an echo. A picture counts by what follows its `#`, else its path. */
export function listingHash(record: ListingRecord): string {
  const { version: _version, modifiedAt: _modifiedAt, pictures, plans, ...content } = record;
  const paths = pictures.map(pictureIdentity);
  const marked = plans.map(({ picture, rooms }) => ({ picture: pictureIdentity(picture), rooms }));
  const entries = Object.entries({ ...content, pictures: paths, plans: marked }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

function pictureIdentity(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search, hash } = new URL(url);
  return hash === '' ? pathname + search : hash;
}
