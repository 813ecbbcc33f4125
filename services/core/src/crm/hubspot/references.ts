/**
 * A search gives at most 10,000 results, so pages go on from the last id; its index is late
 * (developers.hubspot.com/docs/api-reference/search/guide): what is missing is asked for alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CrmUnavailableError, type ReferencePage, type ReferencePageQuery } from '../crm.ts';
import { pathOf, type HubspotApi } from './api.ts';
import { versionIn } from './enquiries.ts';
import { referenceProperty, versionProperty, type HubspotObject } from './names.ts';

const page = z.looseObject({
  results: z.array(z.looseObject({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) })),
});

/** The most in every version of the search. */
const pageSize = 100;
/** Five searches a second an account, and staff search too. */
const betweenPagesMs = 350;

/** @throws CrmUnavailableError: half a page must not look like absence */
export async function listReferences(
  api: HubspotApi,
  object: HubspotObject,
  { kind, modifiedSince, cursor, limit, signal }: ReferencePageQuery,
): Promise<ReferencePage> {
  if (kind !== 'lead') return { records: [], nextCursor: null };
  if (cursor !== null) await pause(signal);
  const size = Math.min(limit, pageSize);
  const filters = [
    { propertyName: referenceProperty, operator: 'HAS_PROPERTY' },
    { propertyName: 'hs_lastmodifieddate', operator: 'GTE', value: String(Date.parse(modifiedSince)) },
    ...(cursor === null ? [] : [{ propertyName: 'hs_object_id', operator: 'GT', value: cursor }]),
  ];
  const body = {
    filterGroups: [{ filters }],
    sorts: ['hs_object_id'],
    after: '0',
    properties: [referenceProperty, versionProperty],
    limit: size,
  };
  const path = pathOf('crm', 'v3', 'objects', object, 'search');
  const answered = await api.ask({ signal, personal: [] }, { method: 'POST', path, body }, page);
  if (!answered.ok) {
    const { text, status, retryAfterMs, code } = answered.problem;
    throw new CrmUnavailableError(text, status, retryAfterMs, code);
  }
  const { results } = answered.value;
  const records = results.flatMap(({ id, properties }) => {
    const reference = properties[referenceProperty] ?? '';
    const version = versionIn(properties);
    return reference === '' ? [] : [{ reference, version: version < 0 ? null : version, externalId: id }];
  });
  const last = results.at(-1);
  return { records, nextCursor: results.length < size || last === undefined ? null : last.id };
}

async function pause(signal: AbortSignal): Promise<void> {
  try {
    await sleep(betweenPagesMs, undefined, { signal });
  } catch {
    throw new CrmUnavailableError('Stopped before the page was asked for');
  }
}
