import { z } from 'zod';
import { CrmUnavailableError, type ReferencePage, type ReferencePageQuery } from '../crm.ts';
import type { ReferenceRecord } from '../../deliveries/reconciliation/reconciliation.ts';
import type { CrmHttpClient } from '../http/http-client.ts';
import { readRecords, type RecordStream } from '../http/record-stream.ts';
import { answered } from './answers.ts';

const recordSchema = z
  .object({ reference: z.string(), id: z.string().optional(), version: z.number().int().nullable() })
  .transform(({ id, ...record }) => ({ ...record, ...(id !== undefined && { externalId: id }) }));

/** A server need not keep to the limit asked for. */
const list: RecordStream<ReferenceRecord> = {
  list: 'records',
  keep: (record) => recordSchema.safeParse(record).data ?? null,
  fields: ['nextCursor'],
  mostRecords: 100_000,
  mostBytes: 256 * 1024 * 1024,
};

/** @throws CrmUnavailableError: half a page must not look like absence */
export async function listReferences(
  http: CrmHttpClient,
  { kind, modifiedSince, cursor, limit, signal }: ReferencePageQuery,
): Promise<ReferencePage> {
  const query = new URLSearchParams({
    kind: kind === 'lead' ? 'lead' : 'listing',
    modifiedSince,
    limit: String(limit),
  });
  if (cursor !== null) query.set('cursor', cursor);
  const call = { method: 'GET', path: `/v1/references?${query.toString()}`, signal } as const;
  const { status, value } = answered(await http.stream(call, (body) => readRecords(body, list)));
  const nextCursor = value?.fields.get('nextCursor');
  if (value === null || (typeof nextCursor !== 'string' && nextCursor !== null))
    throw new CrmUnavailableError('The CRM sent references that could not be read', status);
  return { records: value.records, nextCursor };
}
