import type { LookupResult, RecordKind } from '../../deliveries/delivery.ts';
import type { HubspotApi } from './api.ts';
import { readEnquiry } from './enquiries.ts';
import type { HubspotObject } from './names.ts';

/** Without a contact it is older than any: sending again completes it. */
export async function lookupRecord(
  api: HubspotApi,
  object: HubspotObject,
  kind: RecordKind,
  reference: string,
  signal: AbortSignal,
): Promise<LookupResult> {
  if (kind !== 'lead') return { kind: 'absent', httpStatus: 404 };
  const found = await readEnquiry(api, { signal, personal: [] }, object, reference);
  if (!found.ok) {
    const { status, code, text, retryAfterMs } = found.problem;
    return { kind: 'failed', httpStatus: status, code, text, retryAfterMs };
  }
  if (found.value === null) return { kind: 'absent', httpStatus: found.status };
  const { id, version, contactIds } = found.value;
  return { kind: 'found', externalId: id, version: contactIds.length > 0 ? version : -1, httpStatus: found.status };
}
