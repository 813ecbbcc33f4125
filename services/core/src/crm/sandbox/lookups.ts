import type { FailureCode } from '../../deliveries/failure-codes.ts';
import { z } from 'zod';
import type { LookupResult, SubjectKind } from '../../deliveries/delivery.ts';
import { jsonOf, type HttpResult } from '../http/http-client.ts';

const leadsSchema = z.object({
  leads: z.array(z.object({ id: z.string(), reference: z.string(), version: z.number().int() })),
});
const listingsSchema = z.object({
  listings: z.array(z.object({ id: z.string(), reference: z.string(), externalVersion: z.number().int().nullable() })),
});

interface Found {
  id: string;
  reference: string;
  version: number;
}

export function lookupPath(kind: SubjectKind, reference: string): string {
  return `${kind === 'lead' ? '/v1/leads' : '/v1/listings'}?reference=${encodeURIComponent(reference)}`;
}

/** Only a readable list says that something is absent. */
export function readLookup(kind: SubjectKind, reference: string, result: HttpResult): LookupResult {
  if (result.kind === 'failure')
    return { kind: 'failed', httpStatus: null, code: result.code, text: result.text, retryAfterMs: null };
  const { status, retryAfterMs } = result;
  if (status !== 200)
    return {
      kind: 'failed',
      httpStatus: status,
      code: 'crm.lookup_failed',
      text: `The CRM answered ${String(status)} to the lookup`,
      retryAfterMs,
    };
  const records = recordsOf(kind, jsonOf(result));
  const failed = (code: FailureCode, text: string): LookupResult => ({
    kind: 'failed',
    httpStatus: status,
    code,
    text,
    retryAfterMs: null,
  });
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

function recordsOf(kind: SubjectKind, json: unknown): Found[] | null {
  if (kind === 'lead') {
    const read = leadsSchema.safeParse(json);
    return read.success ? read.data.leads : null;
  }
  const read = listingsSchema.safeParse(json);
  if (!read.success) return null;
  // never written by us: older than any
  return read.data.listings.map(({ id, reference, externalVersion }) => ({
    id,
    reference,
    version: externalVersion ?? 0,
  }));
}
