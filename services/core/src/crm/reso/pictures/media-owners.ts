import { lookupKey } from '../lookup-values.ts';
import type { ResoModel } from '../odata/metadata.ts';
import type { ODataClient } from '../odata/odata-client.ts';
import { allOf, batches, oneOf, queryOf } from '../odata/query.ts';
import { text, type RawRecord } from '../raw-values.ts';

const mediaAtOnce = 40;

/**
 * Listing keys by picture key: null for another resource's, none for a picture that is gone.
 * @throws CrmUnavailableError
 */
export async function ownersOfMedia(
  client: ODataClient,
  model: ResoModel,
  mediaKeys: readonly string[],
  { pageSize, signal }: { pageSize: number; signal: AbortSignal },
): Promise<ReadonlyMap<string, string | null>> {
  const owners = new Map<string, string | null>();
  const media = model.resources.get('Media');
  if (media === undefined || !media.fields.has('ResourceRecordKey')) return owners;
  for (const some of batches(mediaKeys, mediaAtOnce)) {
    const select = [media.key, 'ResourceName', 'ResourceRecordKey'];
    const query = queryOf(media, { filter: allOf(oneOf(media.key, some)), select });
    const { records } = await client.page(`/${media.name}${query}`, pageSize, signal);
    for (const record of records) owners.set(text(record, media.key) ?? '', ownerOf(record));
  }
  return owners;
}

export function ownerOf(media: RawRecord): string | null {
  const resource = text(media, 'ResourceName');
  return resource === null || lookupKey(resource) === 'property' ? text(media, 'ResourceRecordKey') : null;
}
