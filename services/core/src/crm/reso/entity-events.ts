/**
 * The log of the EntityEvent resource (RCP-27): which records of which resource changed, in the order of a sequence that only
 * grows. A listing that an event names and that cannot be had is no longer ours to show ("Consumer Visibility Workflow").
 */
import { CrmUnavailableError } from '../../domain/crm.ts';
import type { LoggedEvent } from './event-log.ts';
import type { ResoModel, ResoResource } from './metadata.ts';
import type { ODataClient } from './odata-client.ts';
import { allOf, batches, oneOf, queryOf } from './query.ts';
import { text, type RawRecord } from './raw-values.ts';
import { lookupKey } from './lookup-values.ts';

const required = ['EntityEventSequence', 'ResourceName', 'ResourceRecordKey'];
const mediaAtOnce = 40;
/** Some servers refuse to give more at once. */
const headEvents = 100;
/** A page of a pull may take half a minute in all. */
const passOverMs = 8_000;

/** The resource, where the server has it with the three fields that it must have. */
export function eventsOf(model: ResoModel): ResoResource | null {
  const events = model.resources.get('EntityEvent');
  return events !== undefined && required.every((field) => events.fields.has(field)) ? events : null;
}

/** The newest events, as many as the server gives at once. @throws CrmUnavailableError */
export async function readHead(client: ODataClient, events: ResoResource, signal: AbortSignal): Promise<LoggedEvent[]> {
  const query = queryOf(events, { select: required, orderby: ['EntityEventSequence desc'], top: headEvents });
  const { records } = await client.page(`/${events.name}${query}`, null, signal);
  const read = records.map(readLogged).filter((event) => event !== null);
  if (read.length === 0 && records.length > 0) throw noSequence();
  return read;
}

/** The event of this number; null where the log has none. @throws CrmUnavailableError */
export async function readEvent(
  client: ODataClient,
  events: ResoResource,
  sequence: number,
  signal: AbortSignal,
): Promise<LoggedEvent | null> {
  const query = queryOf(events, { filter: `EntityEventSequence eq ${String(sequence)}`, select: required, top: 1 });
  const { records } = await client.page(`/${events.name}${query}`, null, signal);
  return records.map(logged).find((event) => event.sequence === sequence) ?? null;
}

export interface EventPage {
  /** Keys of listings that changed, each once. */
  keys: string[];
  /** The newest sequence of the page. */
  after: number;
  /** All that was read. */
  events: LoggedEvent[];
  /** There is more. */
  more: boolean;
  /** An event of a picture could not be traced to its listing. */
  unsure: boolean;
}

/** Where events stand that were not seen. */
interface EventPlace {
  after: number;
  /** Of these nothing is given. */
  seen: ReadonlySet<number>;
}

/**
 * The events after a sequence number, one page. Pages that say nothing about listings are passed over, for some seconds: a log
 * speaks of members and offices too. @throws CrmUnavailableError
 */
export async function readEvents(
  client: ODataClient,
  model: ResoModel,
  { after, seen }: { after: number; seen: readonly number[] },
  pageSize: number,
  signal: AbortSignal,
): Promise<EventPage> {
  const until = performance.now() + passOverMs;
  const known = new Set(seen);
  let page = await readPage(client, model, { after, seen: known }, pageSize, signal);
  while (page.keys.length === 0 && page.more && performance.now() < until) {
    const next = await readPage(client, model, { after: page.after, seen: known }, pageSize, signal);
    page = { ...next, events: [...page.events, ...next.events], unsure: page.unsure || next.unsure };
  }
  return page;
}

async function readPage(
  client: ODataClient,
  model: ResoModel,
  { after, seen }: EventPlace,
  pageSize: number,
  signal: AbortSignal,
): Promise<EventPage> {
  const resource = eventsOf(model);
  if (resource === null) throw new CrmUnavailableError('The CRM has no resource EntityEvent any more');
  const query = queryOf(resource, {
    filter: `EntityEventSequence gt ${String(after)}`,
    select: required,
    orderby: ['EntityEventSequence'],
  });
  const page = await client.page(`/${resource.name}${query}`, pageSize, signal);
  const events = page.records.map(logged);
  const last = events.reduce((newest, { sequence }) => Math.max(newest, sequence), after);
  const news = page.records.filter((_event, i) => !seen.has(events[i]!.sequence));
  const keysOf = (name: string): string[] =>
    news.flatMap((event) => {
      const key = text(event, 'ResourceRecordKey');
      return lookupKey(text(event, 'ResourceName') ?? '') === name && key !== null ? [key] : [];
    });
  const media = await listingsOfMedia(client, model, [...new Set(keysOf('media'))], pageSize, signal);
  return {
    keys: [...new Set([...keysOf('property'), ...media.keys])],
    after: last,
    events,
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

function readLogged(event: RawRecord): LoggedEvent | null {
  const given = event['EntityEventSequence'];
  const sequence = typeof given === 'string' && given !== '' ? Number(given) : given;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 0) return null;
  return { sequence, record: `${text(event, 'ResourceName') ?? ''} ${text(event, 'ResourceRecordKey') ?? ''}` };
}

/** Of what must be read whole. */
function logged(event: RawRecord): LoggedEvent {
  const read = readLogged(event);
  if (read === null) throw noSequence();
  return read;
}

const noSequence = (): CrmUnavailableError =>
  new CrmUnavailableError('The CRM sent an event without a sequence number');
