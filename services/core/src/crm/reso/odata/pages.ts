/**
 * By events where we read the server's log before; else by ModificationTimestamp, then PhotosChangeTimestamp and
 * Media's clock.
 */
import { CrmUnavailableError, type ListingPage, type ListingPageQuery } from '../../crm.ts';
import { readCursor, walkStart, writeCursor, type PullCursor, type WalkState } from './cursor.ts';
import { isRefusal } from './errors.ts';
import { eventsOf, readEvent, readEvents, readHead } from '../entity-events.ts';
import { logAsItIs, readLog, withRead, writeLog, type EventLog, type LoggedEvent } from '../event-log.ts';
import { fetchListings, readListings } from '../listings.ts';
import { ownerOf } from '../pictures/media-owners.ts';
import type { ResoModel, ResoResource } from './metadata.ts';
import { resourceNamed, type ODataClient } from './odata-client.ts';
import { allOf } from './query.ts';
import { readingOf } from '../reading.ts';
import { standardised } from '../standard-values.ts';
import { walkPage } from './walk.ts';

/** Some servers have Media only below listings. */
const isNotAskable = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof CrmUnavailableError && (error.status === 403 || error.status === 404));

/** @throws CrmUnavailableError */
export async function pullListings(client: ODataClient, query: ListingPageQuery): Promise<ListingPage> {
  const model = await client.model(query.signal);
  const begun = query.cursor === null ? await begin(client, model, query) : { cursor: readCursor(query.cursor) };
  const page = await pageAt(client, model, query, begun.cursor);
  return { ...page, checkpoint: page.checkpoint ?? begun.checkpoint ?? null, compare: begun.compare === true };
}

interface Begun {
  cursor: PullCursor;
  checkpoint?: string;
  compare?: boolean;
}

/** Notes the log's head before reading, so that nothing falls between. */
async function begin(client: ODataClient, model: ResoModel, query: ListingPageQuery): Promise<Begun> {
  const changes: PullCursor = { at: 'changes', walk: { ...walkStart, from: query.modifiedSince } };
  const events = eventsOf(model);
  if (events === null) return { cursor: changes };
  const head = await readHead(client, events, query.signal);
  const now = logAsItIs(head);
  const log = readLog(query.checkpoint ?? null);
  if (query.modifiedSince === null) return { cursor: changes, checkpoint: writeLog(now) };
  // a new log: only comparing finds what is gone
  if (log === null || !(await goesOn(client, events, log, head, query.signal)))
    return { cursor: changes, checkpoint: writeLog(now), compare: true };
  return { cursor: { at: 'events', after: log.from, unsure: false, log: writeLog(log) } };
}

/** False: it ends before our place, or has another record there. */
async function goesOn(
  client: ODataClient,
  events: ResoResource,
  { newest, record }: EventLog,
  head: readonly LoggedEvent[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!head.some(({ sequence }) => sequence >= newest)) return newest === 0;
  if (record === null) return true;
  const there = head.find(({ sequence }) => sequence === newest) ?? (await readEvent(client, events, newest, signal));
  // old events may be dropped
  return there === null || there.record === record;
}

async function pageAt(
  client: ODataClient,
  model: ResoModel,
  query: ListingPageQuery,
  cursor: PullCursor,
): Promise<ListingPage> {
  if (cursor.at === 'events') return eventPage(client, model, query, cursor);
  if (cursor.at === 'media') return mediaPage(client, model, query, cursor.walk);
  const property = resourceNamed(model, 'Property');
  const reading = await readingOf(client, model, query.signal);
  const full = query.modifiedSince === null;
  const photos = cursor.at === 'photos';
  const page = await walkPage(client, cursor.walk, {
    resource: property,
    by: photos ? 'PhotosChangeTimestamp' : 'ModificationTimestamp',
    // changes include what went off the market
    filter: photos ? allOf(`ModificationTimestamp lt ${query.modifiedSince!}`) : full ? reading.filter : null,
    select: reading.select,
    orders: reading.orders,
    expand: reading.expand,
    pageSize: query.limit,
    count: full && reading.counts,
    signal: query.signal,
  });
  const found = await readListings(client, model, page.records, query.limit, query.signal);
  const next =
    page.next === null ? afterWalk(model, query, cursor.at) : ({ at: cursor.at, walk: page.next } as PullCursor);
  return {
    ...found,
    nextCursor: next === null ? null : writeCursor(next),
    total: full ? page.count : null,
    withheld: null,
    serverTime: page.serverTime,
  };
}

/** Where only pictures changed: by Property's clock, then Media's. */
function afterWalk(
  model: ResoModel,
  { modifiedSince }: ListingPageQuery,
  at: 'changes' | 'photos' | 'media',
): PullCursor | null {
  if (modifiedSince === null || at === 'media') return null;
  const walk: WalkState = { ...walkStart, from: modifiedSince };
  if (at === 'changes' && resourceNamed(model, 'Property').fields.has('PhotosChangeTimestamp'))
    return { at: 'photos', walk };
  return mediaClock(model) === null ? null : { at: 'media', walk };
}

/** Moved by a new order, caption or file; null where Media cannot be asked. */
function mediaClock(model: ResoModel): string | null {
  const fields = model.resources.get('Media')?.fields;
  if (fields?.has('ResourceRecordKey') !== true) return null;
  return ['ModificationTimestamp', 'MediaModificationTimestamp'].find((name) => fields.has(name)) ?? null;
}

async function mediaPage(
  client: ODataClient,
  model: ResoModel,
  query: ListingPageQuery,
  walk: WalkState,
): Promise<ListingPage> {
  const { limit, signal } = query;
  const media = resourceNamed(model, 'Media');
  const by = mediaClock(model) ?? media.key;
  const { orders } = await readingOf(client, model, signal);
  const select = [media.key, by, 'ResourceName', 'ResourceRecordKey'];
  const asked = {
    resource: media,
    by,
    filter: null,
    select,
    orders,
    expand: null,
    pageSize: limit,
    count: false,
    signal,
  };
  const page = await walkPage(client, walk, asked).catch((error: unknown) => {
    if (!isNotAskable(error)) throw error;
    return { records: [], next: null };
  });
  const owners = page.records.map((record) => ownerOf(standardised(record, media))).filter((key) => key !== null);
  const found = await fetchListings(client, model, [...new Set(owners)], limit, signal);
  const next = page.next === null ? null : writeCursor({ at: 'media', walk: page.next });
  return { ...found, nextCursor: next, total: null, withheld: null };
}

async function eventPage(
  client: ODataClient,
  model: ResoModel,
  query: ListingPageQuery,
  cursor: Extract<PullCursor, { at: 'events' }>,
): Promise<ListingPage> {
  const { limit, modifiedSince, signal } = query;
  const before = readLog(cursor.log);
  if (before === null) throw new CrmUnavailableError('The place in the log of events could not be read');
  const events = await readEvents(client, model, { after: cursor.after, seen: before.seen }, query);
  const log = writeLog(withRead(before, events.events));
  const found = await fetchListings(client, model, events.keys, limit, signal, events.touched);
  const unsure = cursor.unsure || events.unsure;
  const next: PullCursor | null = events.more
    ? { at: 'events', after: events.after, unsure, log }
    : unsure
      ? { at: 'changes', walk: { ...walkStart, from: modifiedSince } }
      : null;
  return {
    ...found,
    nextCursor: next === null ? null : writeCursor(next),
    total: null,
    withheld: null,
    checkpoint: log,
  };
}
