/**
 * The EntityEvent log (RCP-27), whose sequence only grows. What is named there and cannot be had must leave the site
 * ("Consumer Visibility Workflow").
 */
import { CrmUnavailableError, type ListingPageQuery } from '../crm.ts';
import type { LoggedEvent } from './event-log.ts';
import { lookupKey } from './lookup-values.ts';
import { ownersOfMedia } from './pictures/media-owners.ts';
import type { ResoModel, ResoResource } from './odata/metadata.ts';
import type { ODataClient } from './odata/odata-client.ts';
import type { TouchedPictures } from './pictures/picture-addresses.ts';
import { queryOf } from './odata/query.ts';
import { text, type RawRecord } from './raw-values.ts';

const required = ['EntityEventSequence', 'ResourceName', 'ResourceRecordKey'];
/** Some servers refuse more. */
const headEvents = 100;
/** A page of a pull may take 30 s in all. */
const passOverMs = 8_000;

export function eventsOf(model: ResoModel): ResoResource | null {
  const events = model.resources.get('EntityEvent');
  return events !== undefined && required.every((field) => events.fields.has(field)) ? events : null;
}

/** Newest first. @throws CrmUnavailableError */
export async function readHead(client: ODataClient, events: ResoResource, signal: AbortSignal): Promise<LoggedEvent[]> {
  const query = queryOf(events, { select: required, orderby: ['EntityEventSequence desc'], top: headEvents });
  const { records } = await client.page(`/${events.name}${query}`, null, signal);
  const read = records.map(readLogged).filter((event) => event !== null);
  if (read.length === 0 && records.length > 0) throw noSequence();
  return read;
}

/** @throws CrmUnavailableError */
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
  /** Of changed listings, each once. */
  keys: string[];
  after: number;
  events: LoggedEvent[];
  more: boolean;
  /** A picture's event could not be traced to its listing. */
  unsure: boolean;
  touched: TouchedPictures;
}

type EventQuery = Pick<ListingPageQuery, 'limit' | 'signal' | 'listingsOf'>;

interface EventPlace {
  after: number;
  seen: ReadonlySet<number>;
}

/** One page; those about members and offices are passed over, for some seconds. @throws CrmUnavailableError */
export async function readEvents(
  client: ODataClient,
  model: ResoModel,
  { after, seen }: { after: number; seen: readonly number[] },
  query: EventQuery,
): Promise<EventPage> {
  const until = performance.now() + passOverMs;
  const known = new Set(seen);
  let page = await readPage(client, model, { after, seen: known }, query);
  while (page.keys.length === 0 && page.more && performance.now() < until) {
    const next = await readPage(client, model, { after: page.after, seen: known }, query);
    page = { ...next, events: [...page.events, ...next.events], unsure: page.unsure || next.unsure };
  }
  return page;
}

async function readPage(
  client: ODataClient,
  model: ResoModel,
  { after, seen }: EventPlace,
  { limit: pageSize, signal, listingsOf }: EventQuery,
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
  const touched = new Map<string, number>();
  const listings: string[] = [];
  for (const event of news) {
    const [kind, key] = [lookupKey(text(event, 'ResourceName') ?? ''), text(event, 'ResourceRecordKey')];
    if (kind === 'property' && key !== null) listings.push(key);
    if (kind === 'media') touched.set(key ?? '', logged(event).sequence);
  }
  const owners = await ownersOfMedia(client, model, [...touched.keys()], { pageSize, signal });
  const gone = [...touched.keys()].filter((key) => !owners.has(key));
  // only we still know whose it was
  const remembered = gone.length === 0 ? null : await listingsOf?.(gone);
  const ofPictures = [...owners.values(), ...(remembered?.values() ?? [])].filter((key) => key !== null);
  return {
    keys: [...new Set([...listings, ...ofPictures])],
    after: last,
    events,
    // the sequence alone leads on, whatever the link says
    more: page.next.kind !== 'none' && last > after,
    unsure: gone.some((key) => remembered?.has(key) !== true),
    touched,
  };
}

function readLogged(event: RawRecord): LoggedEvent | null {
  const given = event['EntityEventSequence'];
  const sequence = typeof given === 'string' && given !== '' ? Number(given) : given;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 0) return null;
  return { sequence, record: `${text(event, 'ResourceName') ?? ''} ${text(event, 'ResourceRecordKey') ?? ''}` };
}

function logged(event: RawRecord): LoggedEvent {
  const read = readLogged(event);
  if (read === null) throw noSequence();
  return read;
}

const noSequence = (): CrmUnavailableError =>
  new CrmUnavailableError('The CRM sent an event without a sequence number');
