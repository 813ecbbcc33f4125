/** What the sandbox has under one of our references. */
import { z } from 'zod';
import type { LookupResult, SubjectKind } from '../../domain/delivery.ts';
import { jsonOf, type HttpResult } from '../http-client.ts';

const leadsSchema = z.object({
  leads: z.array(z.object({ id: z.string(), reference: z.string(), version: z.number().int() })),
});
const listingsSchema = z.object({
  listings: z.array(z.object({ id: z.string(), reference: z.string(), externalVersion: z.number().int().nullable() })),
});

type Found = { id: string; version: number };

/** The path to ask; an unknown reference answers 200 with an empty list. */
export function lookupPath(kind: SubjectKind, reference: string): string {
  return `${kind === 'lead' ? '/v1/leads' : '/v1/listings'}?reference=${encodeURIComponent(reference)}`;
}

/** Reads the answer; only a list that can be read says that something is absent. */
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
  const records = recordsOf(kind, reference, jsonOf(result));
  if (records === null)
    return {
      kind: 'failed',
      httpStatus: status,
      code: 'crm.answer_unreadable',
      text: "The CRM's answer to the lookup could not be read",
      retryAfterMs: null,
    };
  // stored twice: the newest version tells what was written
  const newest = records.toSorted((a, b) => b.version - a.version)[0];
  if (newest === undefined) return { kind: 'absent', httpStatus: status };
  return { kind: 'found', externalId: newest.id, version: newest.version, httpStatus: status };
}

function recordsOf(kind: SubjectKind, reference: string, json: unknown): Found[] | null {
  if (kind === 'lead') {
    const read = leadsSchema.safeParse(json);
    return read.success ? read.data.leads.filter((lead) => lead.reference === reference) : null;
  }
  const read = listingsSchema.safeParse(json);
  if (!read.success) return null;
  // a listing that we never wrote carries no version of ours: older than any
  return read.data.listings
    .filter((listing) => listing.reference === reference)
    .map(({ id, externalVersion }) => ({ id, version: externalVersion ?? 0 }));
}
