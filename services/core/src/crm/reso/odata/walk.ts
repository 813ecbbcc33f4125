/**
 * A page begins at the last one's end moment: servers that count rows skip a record behind a next link when a change
 * moves an earlier one to the end.
 */
import { CrmUnavailableError } from '../../crm.ts';
import { cursorRepeats } from '../../../listing-sync/listing-sync.ts';
import { mostSeen, type WalkState } from './cursor.ts';
import type { ResoResource } from './metadata.ts';
import type { ODataClient } from './odata-client.ts';
import { allOf, queryOf } from './query.ts';
import { text, type RawRecord } from '../raw-values.ts';
import { readTimestamp } from './timestamp.ts';

export interface WalkOptions {
  resource: ResoResource;
  by: string;
  filter: string | null;
  select: readonly string[];
  /** Takes `$orderby`; else only links lead on. */
  orders: boolean;
  expand: string | null;
  pageSize: number;
  count: boolean;
  signal: AbortSignal;
}

export interface WalkedPage {
  records: RawRecord[];
  next: WalkState | null;
  count: number | null;
  serverTime: string | null;
}

/** @throws CrmUnavailableError */
export async function walkPage(client: ODataClient, state: WalkState, options: WalkOptions): Promise<WalkedPage> {
  const { resource, by, pageSize, signal } = options;
  // repeats must take no room from what is new
  const size = pageSize + (state.link === null ? state.seen.length : 0);
  const page = await client.page(state.link ?? `/${resource.name}${firstQuery(state, options)}`, size, signal);
  const moments = page.records.map((record) => readTimestamp(record[by]));
  const last = moments.at(-1) ?? null;
  const records = page.records.filter(
    (record, i) => !state.seen.includes(markOf(record, resource, moments[i] ?? null)),
  );
  const { count, serverTime } = page;
  if (page.next.kind === 'none') return { records, next: null, count, serverTime };
  if (last !== null && isOrdered(moments) && last !== state.from) {
    const marks = page.records.map((record, i) => (moments[i] === last ? markOf(record, resource, last) : null));
    const seen = marks.filter((mark) => mark !== null).slice(-mostSeen);
    return { records, next: { from: last, link: null, seen }, count, serverTime };
  }
  // a whole page of one moment, or a server that does not order
  if (page.next.kind === 'refused')
    throw new CrmUnavailableError('The next page is said to be on another server, and our key does not go there');
  if (page.next.address === state.link)
    throw new CrmUnavailableError('The CRM gave the same page again', null, null, cursorRepeats);
  const seen = [...state.seen, ...page.records.map((record, i) => markOf(record, resource, moments[i] ?? null))];
  return {
    records,
    next: { from: last ?? state.from, link: page.next.address, seen: seen.slice(-mostSeen) },
    count,
    serverTime,
  };
}

function firstQuery({ from }: WalkState, { resource, by, filter, select, orders, expand, count }: WalkOptions): string {
  return queryOf(resource, {
    filter: allOf(filter, from === null ? null : `${by} ge ${from}`),
    select,
    orderby: orders ? [by, resource.key] : [],
    expand,
    count: count && from === null,
  });
}

/** With its moment: a record that changed since is new. */
function markOf(record: RawRecord, resource: ResoResource, moment: string | null): string {
  return `${text(record, resource.key) ?? ''}@${moment ?? ''}`;
}

function isOrdered(moments: readonly (string | null)[]): boolean {
  return moments.every((moment, i) => moment !== null && (i === 0 || moments[i - 1]! <= moment));
}
