import type { ClaimedDelivery } from '../delivery.ts';
import type { ClaimedLookup } from '../delivery-ports.ts';

export function fakeDelivery(changes: Partial<ClaimedDelivery> = {}): ClaimedDelivery {
  return {
    id: '0192f0c1-0000-7000-8000-000000000001',
    consumer: 'crm',
    provider: 'fake',
    event: 'lead.created',
    subjectKind: 'lead',
    subjectId: 1,
    subjectVersion: 1,
    state: 'sending',
    attempt: 1,
    fence: 1,
    idempotencyKey: 'key-1',
    requestId: null,
    absences: 0,
    probe: null,
    ...changes,
  };
}

export function fakeLookup(changes: Partial<ClaimedLookup> = {}): ClaimedLookup {
  return {
    ...fakeDelivery({ state: 'unknown' }),
    lastSent: { operation: 'upsert', reference: 'MZL-1', version: 1 },
    sentAgoMs: 3_600_000,
    lookupFailures: 0,
    ...changes,
  };
}

export const untouched = {
  waitMs: null,
  holdMs: null,
  askedMs: null,
  error: null,
  externalId: null,
  coveredVersion: null,
  absences: 0,
  lookupFailures: 0,
  alert: false,
  longPause: false,
};
