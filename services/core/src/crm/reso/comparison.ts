import type { ListingComparison } from '../crm.ts';
import { readWalk, writeCursor } from './odata/cursor.ts';
import { resourceNamed, type ODataClient } from './odata/odata-client.ts';
import { hiddenOffer, queryOf } from './odata/query.ts';
import { MappingProblem, type RawRecord } from './raw-values.ts';
import { isShown, isOurs, readReference } from './fields.ts';
import type { ResoModel, ResoResource } from './odata/metadata.ts';
import { readingOf } from './reading.ts';
import { readTimestamp } from './odata/timestamp.ts';
import { standardised } from './standard-values.ts';
import { walkPage } from './odata/walk.ts';

const keyFields = [
  'ListingKey',
  'ListingId',
  'SourceSystemName',
  'ModificationTimestamp',
  'StandardStatus',
  'InternetEntireListingDisplayYN',
];
export function createComparison(client: ODataClient): ListingComparison {
  return {
    async count(signal) {
      return countOnOffer(client, await client.model(signal), signal);
    },
    async keys({ cursor, limit, signal }) {
      const model = await client.model(signal);
      const property = resourceNamed(model, 'Property');
      const { filter, orders, select } = await readingOf(client, model, signal);
      const page = await walkPage(client, readWalk(cursor), {
        resource: property,
        by: 'ModificationTimestamp',
        filter,
        select: select.length === 0 ? [] : [...new Set([property.key, ...keyFields])],
        orders,
        expand: null,
        pageSize: limit,
        count: false,
        signal,
      });
      return {
        keys: page.records.map((raw) => standardised(raw, property)).flatMap((raw) => keyOf(raw, property)),
        nextCursor: page.next === null ? null : writeCursor(page.next),
      };
    },
  };
}

/**
 * Less those hidden from the internet: servers differ in counting empty flags. Null: uncounted.
 * @throws CrmUnavailableError
 */
export async function countOnOffer(client: ODataClient, model: ResoModel, signal: AbortSignal): Promise<number | null> {
  const property = resourceNamed(model, 'Property');
  const { filter, counts } = await readingOf(client, model, signal);
  if (!counts) return null;
  const counted = async (of: string | null): Promise<number | null> =>
    (await client.page(`/${property.name}${queryOf(property, { filter: of, top: 1, count: true })}`, null, signal))
      .count;
  const offered = await counted(filter);
  const hidden = hiddenOffer(property, filter);
  const kept = hidden === null || offered === null ? 0 : await counted(hidden);
  return offered === null || kept === null ? null : Math.max(0, offered - kept);
}

/** Unreadable records are the pull's to hold back; ours are not theirs. */
function keyOf(raw: RawRecord, { fields }: ResoResource): { reference: string; modifiedAt: string }[] {
  const modifiedAt = readTimestamp(raw['ModificationTimestamp']);
  if (modifiedAt === null) return [];
  try {
    return isOurs(raw) || !isShown(raw, fields.has('StandardStatus'))
      ? []
      : [{ reference: readReference(raw), modifiedAt }];
  } catch (error) {
    if (error instanceof MappingProblem) return [];
    throw error;
  }
}
