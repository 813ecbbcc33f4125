/** SQL, since `seq` is found in the statement that takes it. */
import type { DeliveryLane, DispatchedDelivery } from '../delivery-ports.ts';
import type { EventName, SubjectKind } from '../delivery.ts';
import { insertList, selectList } from '../../data/columns.ts';
import type { Queryable } from '../../data/database.ts';
import type { Row } from '../../data/tables.ts';
import { uuidV7 } from '../../platform/ids.ts';

export type ConsumerLane = DeliveryLane;

export interface OutboxEvent {
  event: EventName;
  subjectKind: SubjectKind;
  subjectId: number;
  /** As this transaction leaves it. */
  subjectVersion: number;
  requestId: string | null;
  consumers: readonly ConsumerLane[];
}

const dispatched = ['id', 'consumer', 'event', 'subjectId', 'seq', 'state'] as const;
export type DispatchedRow = Pick<Row<'deliveries'>, (typeof dispatched)[number]>;
export const dispatchedList = (alias: string): string => selectList<'deliveries'>(alias, dispatched);

export const newDelivery = insertList<'deliveries'>(
  'id',
  'consumer',
  'provider',
  'event',
  'subjectKind',
  'subjectId',
  'seq',
  'subjectVersion',
  'idempotencyKey',
  'requestId',
);

const appendSql = /* sql */ `
insert into deliveries (${newDelivery})
select c.id, c.consumer, c.provider, $4, $5, $6,
  1 + coalesce((select max(d.seq) from deliveries d
    where d.consumer = c.consumer and d.subject_kind = $5 and d.subject_id = $6), 0),
  $7, c.id::text, $8
from unnest($1::uuid[], $2::text[], $3::text[]) as c (id, consumer, provider)
returning ${dispatchedList('deliveries')}`;

/**
 * One delivery per consumer, to publish after the commit. The transaction must hold the subject's row: that makes `seq`
 * safe.
 * @throws when not every row was written; the caller rolls back
 */
export async function appendDelivery(client: Queryable, event: OutboxEvent): Promise<DispatchedDelivery[]> {
  const { rows } = await client.query<DispatchedRow>(appendSql, [
    ...laneColumns(event.consumers),
    event.event,
    event.subjectKind,
    event.subjectId,
    event.subjectVersion,
    event.requestId,
  ]);
  if (rows.length !== event.consumers.length) {
    throw new Error(`Wrote ${String(rows.length)} deliveries of ${String(event.consumers.length)}`);
  }
  return rows;
}

/** For `unnest`, with new ids. */
export function laneColumns(consumers: readonly ConsumerLane[]): [string[], string[], string[]] {
  return [
    consumers.map(() => uuidV7()),
    consumers.map(({ consumer }) => consumer),
    consumers.map(({ provider }) => provider),
  ];
}
