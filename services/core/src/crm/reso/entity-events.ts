/**
 * The log of the EntityEvent resource (RCP-27): which records of which resource changed, in the order of a sequence that only
 * grows. A listing that an event names and that cannot be had is no longer ours to show ("Consumer Visibility Workflow").
 */
import { CrmUnavailableError } from '../../domain/crm.ts';
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

/** The newest sequence numbers, newest first; none of an empty log. @param top at most so many @throws CrmUnavailableError */
export async function newestSequences(
  client: ODataClient,
  events: ResoResource,
  top: number,
  signal: AbortSignal,
): Promise<number[]> {
  const query = queryOf(events, { select: ['EntityEventSequence'], orderby: ['EntityEventSequence desc'], top });
  const { records } = await client.page(`/${events.name}${query}`, null, signal);
  return records.map(sequenceOf).toSorted((a, b) => b - a);
}

export interface EventPage {
  /** Keys of listings that changed, each once. */
  keys: string[];
  /** The newest sequence of the page. */
  after: number;
  /** All of the page. */
  sequences: number[];
  /** There is more. */
  more: boolean;
  /** An event of a picture could not be traced to its listing. */
  unsure: boolean;
}

/** The events after a sequence number, one page. @param seen of these nothing is given @throws CrmUnavailableError */
export async function readEvents(
  client: ODataClient,
  model: ResoModel,
  { after, seen }: { after: number; seen: readonly number[] },
  pageSize: number,
  signal: AbortSignal,
): Promise<EventPage> {
  const events = eventsOf(model);
  if (events === null) throw new CrmUnavailableError('The CRM has no resource EntityEvent any more');
  const query = queryOf(events, {
    filter: `EntityEventSequence gt ${String(after)}`,
    select: required,
    orderby: ['EntityEventSequence'],
  });
  const page = await client.page(`/${events.name}${query}`, pageSize, signal);
  const sequences = page.records.map(sequenceOf);
  const last = Math.max(after, ...sequences);
  const known = new Set(seen);
  const news = page.records.filter((_, index) => !known.has(sequences[index] ?? -1));
  const keysOf = (resource: string): string[] =>
    news.flatMap((event) => {
      const key = text(event, 'ResourceRecordKey');
      return lookupKey(text(event, 'ResourceName') ?? '') === resource && key !== null ? [key] : [];
    });
  const media = await listingsOfMedia(client, model, [...new Set(keysOf('media'))], pageSize, signal);
  return {
    keys: [...new Set([...keysOf('property'), ...media.keys])],
    after: last,
    sequences,
    // the sequence leads on by itself, wherever a link leads
    more: page.next.kind !== 'none' && last > after,
    unsure: media.unsure,
  };
}

/** Which listings these pictures belong to; one that is gone does not say it any more. */
async function listingsOfMedia(
  client: ODataClient,
  model: ResoModel,
  mediaKeys: readonly string[],
  pageSize: number,
  signal: AbortSignal,
): Promise<{ keys: string[]; unsure: boolean }> {
  const media = model.resources.get('Media');
  if (mediaKeys.length === 0) return { keys: [], unsure: false };
  if (media === undefined || !media.fields.has('ResourceRecordKey')) return { keys: [], unsure: true };
  const owners = new Map<string, string | null>();
  for (const some of batches(mediaKeys, mediaAtOnce)) {
    const select = [media.key, 'ResourceName', 'ResourceRecordKey'];
    const query = queryOf(media, { filter: allOf(oneOf(media.key, some)), select });
    const { records } = await client.page(`/${media.name}${query}`, pageSize, signal);
    for (const record of records) owners.set(text(record, media.key) ?? '', ownerOf(record));
  }
  const keys = [...owners.values()].filter((key) => key !== null);
  return { keys: [...new Set(keys)], unsure: mediaKeys.some((key) => !owners.has(key)) };
}

function ownerOf(media: RawRecord): string | null {
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
