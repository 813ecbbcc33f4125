/**
 * The pull of listings. By events where the server has a log and we have been there before; else by ModificationTimestamp,
 * and after it by PhotosChangeTimestamp for listings of which only the pictures changed.
 */
import { CrmUnavailableError, type ListingPage, type ListingPageQuery } from '../../domain/crm.ts';
import { readCursor, walkStart, writeCursor, type PullCursor, type WalkState } from './cursor.ts';
import { eventsOf, readEvent, readEvents, readHead } from './entity-events.ts';
import { logAsItIs, readLog, withRead, writeLog, type EventLog, type LoggedEvent } from './event-log.ts';
import { fetchListings, readListings } from './listings.ts';
import type { ResoModel, ResoResource } from './metadata.ts';
import { resourceNamed, type ODataClient } from './odata-client.ts';
import { allOf } from './query.ts';
import { readingOf } from './reading.ts';
import { walkPage } from './walk.ts';

/** One page. @throws CrmUnavailableError */
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

/** Where the pull starts. The head of the log is noted before anything is read, so that nothing falls between. */
async function begin(client: ODataClient, model: ResoModel, query: ListingPageQuery): Promise<Begun> {
  const changes: PullCursor = { at: 'changes', walk: { ...walkStart, from: query.modifiedSince } };
  const events = eventsOf(model);
  if (events === null) return { cursor: changes };
  const head = await readHead(client, events, query.signal);
  const now = logAsItIs(head);
  const log = readLog(query.checkpoint ?? null);
  if (query.modifiedSince === null) return { cursor: changes, checkpoint: writeLog(now) };
  // the log is new to us, or was begun anew: what is gone since then only comparing finds
  if (log === null || !(await goesOn(client, events, log, head, query.signal)))
    return { cursor: changes, checkpoint: writeLog(now), compare: true };
  return { cursor: { at: 'events', after: log.from, unsure: false, log: writeLog(log) } };
}

/** False where it is another log: it ends before where we were, or speaks there of another record. */
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
  const property = resourceNamed(model, 'Property');
  const reading = await readingOf(client, model, query.signal);
  const full = query.modifiedSince === null;
  const photos = cursor.at === 'photos';
  const page = await walkPage(client, cursor.walk, {
    resource: property,
    by: photos ? 'PhotosChangeTimestamp' : 'ModificationTimestamp',
    // what changed must also show what is off the market now; of everything, only what is on offer
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

/** After the changes of an incremental pull come the listings of which only the pictures changed. */
function afterWalk(model: ResoModel, { modifiedSince }: ListingPageQuery, at: 'changes' | 'photos'): PullCursor | null {
  const known = resourceNamed(model, 'Property').fields.has('PhotosChangeTimestamp');
  if (at === 'photos' || modifiedSince === null || !known) return null;
  const walk: WalkState = { ...walkStart, from: modifiedSince };
  return { at: 'photos', walk };
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
  const events = await readEvents(client, model, { after: cursor.after, seen: before.seen }, limit, signal);
  const log = writeLog(withRead(before, events.events));
  const found = await fetchListings(client, model, events.keys, limit, signal);
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
