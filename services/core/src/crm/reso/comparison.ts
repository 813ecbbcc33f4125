/** Keys of what is on offer, for finding what a pull by time does not show. */
import type { ListingComparison } from '../../domain/crm.ts';
import { readWalk, writeCursor } from './cursor.ts';
import { resourceNamed, type ODataClient } from './odata-client.ts';
import { countedOnOffer, onOffer, queryOf } from './query.ts';
import { flag, MappingProblem, type RawRecord } from './raw-values.ts';
import { isOurs, readReference } from './fields.ts';
import { readTimestamp } from './timestamp.ts';
import { walkPage } from './walk.ts';

const keyFields = [
  'ListingKey',
  'ListingId',
  'SourceSystemName',
  'ModificationTimestamp',
  'InternetEntireListingDisplayYN',
];
export function createComparison(client: ODataClient): ListingComparison {
  return {
    async count(signal) {
      const property = resourceNamed(await client.model(signal), 'Property');
      const query = queryOf(property, {
        filter: countedOnOffer(property),
        select: [property.key],
        top: 1,
        count: true,
      });
      return (await client.page(`/${property.name}${query}`, null, signal)).count;
    },
    async keys({ cursor, limit, signal }) {
      const property = resourceNamed(await client.model(signal), 'Property');
      const page = await walkPage(client, readWalk(cursor), {
        resource: property,
        by: 'ModificationTimestamp',
        filter: onOffer(property),
        select: [...new Set([property.key, ...keyFields])],
        expand: null,
        pageSize: limit,
        count: false,
        signal,
      });
      return {
        keys: page.records.flatMap(keyOf),
        nextCursor: page.next === null ? null : writeCursor(page.next),
      };
    },
  };
}

/** What cannot be read has no key to compare: it is held back by the pull. What we wrote there ourselves is not theirs. */
function keyOf(raw: RawRecord): { reference: string; modifiedAt: string }[] {
  const modifiedAt = readTimestamp(raw['ModificationTimestamp']);
  if (modifiedAt === null || flag(raw, 'InternetEntireListingDisplayYN') === false) return [];
  try {
    return isOurs(raw) ? [] : [{ reference: readReference(raw), modifiedAt }];
  } catch (error) {
    if (error instanceof MappingProblem) return [];
    throw error;
  }
}
