import type { FailureCode } from '../../deliveries/failure-codes.ts';
import { z } from 'zod';
import type { LookupResult, RecordKind } from '../../deliveries/delivery.ts';
import { jsonOf, type HttpResult } from '../http/http-client.ts';

const named = { id: z.string(), reference: z.string() };
const lists = {
  lead: z.object({ leads: z.array(z.object({ ...named, version: z.number().int() })) }).transform(({ leads }) => leads),
  property: z
    .object({ listings: z.array(z.object({ ...named, externalVersion: z.number().int().nullable() })) })
    // never written by us: older than any
    .transform(({ listings }) =>
      listings.map(({ externalVersion, ...one }) => ({ ...one, version: externalVersion ?? 0 })),
    ),
};

export function lookupPath(kind: RecordKind, reference: string): string {
  return `${kind === 'lead' ? '/v1/leads' : '/v1/listings'}?reference=${encodeURIComponent(reference)}`;
}

/** Only a readable list says that something is absent. */
export function readLookup(kind: RecordKind, reference: string, result: HttpResult): LookupResult {
  const httpStatus = result.kind === 'failure' ? null : result.status;
  const failed = (code: FailureCode, text: string, retryAfterMs: number | null = null): LookupResult => ({
    kind: 'failed',
    httpStatus,
    code,
    text,
    retryAfterMs,
  });
  if (result.kind === 'failure') return failed(result.code, result.text);
  const { status, retryAfterMs } = result;
  if (status !== 200)
    return failed('crm.lookup_failed', `The CRM answered ${String(status)} to the lookup`, retryAfterMs);
  const records = lists[kind].safeParse(jsonOf(result)).data ?? null;
  if (records === null) return failed('crm.answer_unreadable', "The CRM's answer to the lookup could not be read");
  // of several, the newest
  const ours = records.filter((record) => record.reference === reference);
  const newest = ours.toSorted((a, b) => b.version - a.version)[0];
  if (newest !== undefined)
    return { kind: 'found', externalId: newest.id, version: newest.version, httpStatus: status };
  // it answered another question
  if (records.length > 0) return failed('crm.lookup_foreign', 'The CRM answered the lookup with other records');
  return { kind: 'absent', httpStatus: status };
}
