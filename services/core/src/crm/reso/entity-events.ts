/**
 * The log of the EntityEvent resource (RCP-27): which records of which resource changed, in the order of a sequence that only
 * grows. A listing that an event names and that cannot be had is no longer ours to show ("Consumer Visibility Workflow").
 */
import { CrmUnavailableError, type ListingPageQuery } from '../../domain/crm.ts';
import type { ResoModel, ResoResource } from './metadata.ts';
import type { ODataClient } from './odata-client.ts';
import { allOf, batches, oneOf, queryOf } from './query.ts';
import { text, type RawRecord } from './raw-values.ts';
import { lookupKey } from './lookup-values.ts';

const required = ['EntityEventSequence', 'ResourceName', 'ResourceRecordKey'];
const mediaAtOnce = 40;

/** The resource, where the server has it with the three fields that it must have. */
export function eventsOf(model: ResoModel): ResoResource | null {
  const events = model.resources.get('EntityEvent');
  return events !== undefined && required.every((field) => events.fields.has(field)) ? events : null;
}

/** The newest sequence number, 0 of an empty log. @throws CrmUnavailableError */
export async function newestSequence(client: ODataClient, events: ResoResource, signal: AbortSignal): Promise<number> {
  const query = queryOf(events, { select: ['EntityEventSequence'], orderby: ['EntityEventSequence desc'], top: 1 });
  const { records } = await client.page(`/${events.name}${query}`, null, signal);
  return records[0] === undefined ? 0 : sequenceOf(records[0]);
}

export interface EventPage {
  /** Keys of listings that changed, each once. */
  keys: string[];
  /** The newest sequence of the page. */
  after: number;
  /** There is more. */
  more: boolean;
  /** An event of a picture could not be traced to its listing. */
  unsure: boolean;
  /** The newest event of each picture that has one, by its key. */
  touched: ReadonlyMap<string, number>;
}

/** The events after a sequence number, one page. @throws CrmUnavailableError */
export async function readEvents(
  client: ODataClient,
  model: ResoModel,
  after: number,
  { limit: pageSize, signal, listingsOf }: Pick<ListingPageQuery, 'limit' | 'signal' | 'listingsOf'>,
): Promise<EventPage> {
  const events = eventsOf(model);
  if (events === null) throw new CrmUnavailableError('The CRM has no resource EntityEvent any more');
  const query = queryOf(events, {
    filter: `EntityEventSequence gt ${String(after)}`,
    select: required,
    orderby: ['EntityEventSequence'],
  });
  const page = await client.page(`/${events.name}${query}`, pageSize, signal);
  const last = page.records.reduce((newest, event) => Math.max(newest, sequenceOf(event)), after);
  const keysOf = (resource: string): string[] =>
    page.records.flatMap((event) => {
      const key = text(event, 'ResourceRecordKey');
      return isOf(event, resource) && key !== null ? [key] : [];
    });
  const touched = new Map<string, number>();
  for (const event of page.records)
    if (isOf(event, 'media')) touched.set(text(event, 'ResourceRecordKey') ?? '', sequenceOf(event));
  const owners = await ownersOfMedia(client, model, [...touched.keys()], pageSize, signal);
  const gone = [...touched.keys()].filter((key) => !owners.has(key));
  // only we still know whose it was
  const remembered = gone.length === 0 ? null : await listingsOf?.(gone);
  const ofPictures = [...owners.values(), ...(remembered?.values() ?? [])].filter((key) => key !== null);
  return {
    keys: [...new Set([...keysOf('property'), ...ofPictures])],
    after: last,
    // the sequence leads on by itself, wherever a link leads
    more: page.next.kind !== 'none' && last > after,
    unsure: gone.some((key) => remembered?.has(key) !== true),
    touched,
  };
}

const isOf = (event: RawRecord, resource: string): boolean => lookupKey(text(event, 'ResourceName') ?? '') === resource;

/** Which listings these pictures belong to; null of none. One that is gone is not among them: it does not say it any more. */
async function ownersOfMedia(
  client: ODataClient,
  model: ResoModel,
  mediaKeys: readonly string[],
  pageSize: number,
  signal: AbortSignal,
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

/** The key of the listing that a record of Media belongs to; null where it belongs to something else. */
export function ownerOf(media: RawRecord): string | null {
  const resource = text(media, 'ResourceName');
  return resource === null || lookupKey(resource) === 'property' ? text(media, 'ResourceRecordKey') : null;
}

function sequenceOf(event: RawRecord): number {
  const given = event['EntityEventSequence'];
  const sequence = typeof given === 'string' && given !== '' ? Number(given) : given;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 0)
    throw new CrmUnavailableError('The CRM sent an event without a sequence number');
  return sequence;
}
