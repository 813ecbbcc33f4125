/** Without keys: whatever is sent twice is written twice. */
import type { CrmCapabilities, CrmProvider } from '../../crm/crm.ts';
import type { LookupResult, Outcome } from '../delivery.ts';

export interface FakeCrm {
  provider: CrmProvider;
  /** By reference. */
  writes: Map<string, number[]>;
  onSend: (write: () => void, signal: AbortSignal) => Promise<Outcome>;
  onLookup: (answer: LookupResult) => Promise<LookupResult>;
}

export const delivered: Outcome = { kind: 'delivered', externalId: 'CRM-1', httpStatus: 200, answer: null };
export const noAnswer: Outcome = {
  kind: 'unknown',
  httpStatus: null,
  code: 'crm.connection_lost',
  text: 'reset',
  answer: null,
  retryAfterMs: null,
};
export const busy: Outcome = {
  kind: 'retry',
  httpStatus: 503,
  code: 'crm.too_many_requests',
  text: 'busy',
  answer: null,
  retryAfterMs: null,
  alert: false,
};

export function createFakeCrm(changes: Partial<CrmCapabilities> = {}): FakeCrm {
  const capabilities: CrmCapabilities = {
    idempotentByKey: false,
    lookupByReference: true,
    takesLeads: true,
    takesListings: true,
    givesListings: false,
    givesDeletions: false,
    listsReferences: false,
    visibilityHorizonMs: 0,
    ...changes,
  };
  const writes = new Map<string, number[]>();
  const ids = new Map<string, string>();
  const crm: FakeCrm = {
    writes,
    onSend: async (write) => {
      write();
      return delivered;
    },
    onLookup: async (answer) => answer,
    provider: {
      name: 'fake',
      capabilities,
      discover: async () => capabilities,
      checkConnection: async () => ({ ok: true, findings: [{ code: 'fine', params: {} }] }),
      sendLead: (record, { signal }) => send(record, signal),
      sendListing: (record, { signal }) => send(record, signal),
      deleteListing: (reference, _version, { signal }) => crm.onSend(() => void writes.delete(reference), signal),
      lookup: (_kind, reference) => crm.onLookup(have(reference)),
      listReferences: () => Promise.reject(new Error('not here')),
      pullListings: () => Promise.reject(new Error('not here')),
      fetchPicture: () => Promise.reject(new Error('not here')),
    },
  };

  async function send({ reference, version }: { reference: string; version: number }, signal: AbortSignal) {
    const outcome = await crm.onSend(
      () => void writes.set(reference, [...(writes.get(reference) ?? []), version]),
      signal,
    );
    return outcome.kind === 'delivered' ? { ...outcome, externalId: idOf(reference) } : outcome;
  }

  function idOf(reference: string): string {
    const id = ids.get(reference) ?? `CRM-${String(ids.size + 1)}`;
    ids.set(reference, id);
    return id;
  }

  function have(reference: string): LookupResult {
    const version = writes.get(reference)?.at(-1);
    if (version === undefined) return { kind: 'absent', httpStatus: 404 };
    return { kind: 'found', externalId: idOf(reference), version, httpStatus: 200 };
  }

  return crm;
}
