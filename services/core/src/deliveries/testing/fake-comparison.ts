import { CrmUnavailableError, type ReferencePage } from '../../crm/crm.ts';
import type { LookupResult, SubjectKind } from '../delivery.ts';
import type {
  DeliveredSubject,
  ReconciliationLedger,
  ReferenceRecord,
  ResendResult,
} from '../reconciliation/reconciliation.ts';
import { reconcile, type ReconcileDeps } from '../reconciliation/reconcile.ts';
import { createFakeCrm } from './fake-crm.ts';

export const window = { from: '2026-11-20T09:00:00.000Z', to: '2026-11-21T09:00:00.000Z' };

export interface Setting {
  subjects: DeliveredSubject[];
  /** Null: it cannot list. */
  listed?: ReferenceRecord[] | CrmUnavailableError | null;
  /** By reference; absent otherwise. */
  found?: Record<string, LookupResult>;
  resend?: ResendResult;
  known?: string[];
  signal?: AbortSignal;
}

export const lead = (n: number, changes: Partial<DeliveredSubject> = {}): DeliveredSubject => ({
  deliveryId: `delivery-${String(n)}`,
  kind: 'lead',
  subjectId: n,
  reference: `MZL-${String(n)}`,
  version: 2,
  settledAt: '2026-11-21 08:00:00+00',
  externalId: null,
  wasMissing: false,
  skip: false,
  ...changes,
});
export const there = (version: number): LookupResult => ({ kind: 'found', externalId: null, version, httpStatus: 200 });
export const fails: Extract<LookupResult, { kind: 'failed' }> = {
  kind: 'failed',
  httpStatus: 500,
  code: 'crm.lookup_failed',
  text: '',
  retryAfterMs: null,
};

export function setting({ subjects, listed = null, found = {}, resend = 'resent', known = [], signal }: Setting) {
  const asked: string[] = [];
  const resent: string[] = [];
  const foundAgain: string[] = [];
  const learned: string[] = [];
  const pages: string[] = [];
  const ledger: ReconciliationLedger = {
    count: async () => subjects.length,
    page: async (_window, after, limit) => {
      const from = after === null ? 0 : subjects.indexOf(after) + 1;
      return subjects.slice(from, from + limit);
    },
    sendAgain: async (id) => {
      resent.push(id);
      return resend;
    },
    foundAgain: async (id) => void foundAgain.push(id),
    learnId: async (id, externalId) => void learned.push(`${id} ${externalId}`),
    unknown: async (_kind, references) => references.filter((reference) => !known.includes(reference)),
  };
  const { provider } = createFakeCrm({ listsReferences: listed !== null });
  const crm: ReconcileDeps['crm'] = {
    capabilities: provider.capabilities,
    listReferences: async ({ kind, cursor, limit, modifiedSince }): Promise<ReferencePage> => {
      pages.push(`${kind} ${modifiedSince} ${cursor ?? 'first'}`);
      if (listed instanceof CrmUnavailableError) throw listed;
      const mine = kind === 'lead' ? (listed ?? []) : [];
      const from = Number(cursor ?? 0);
      const next = from + limit < mine.length ? String(from + limit) : null;
      return { records: mine.slice(from, from + limit), nextCursor: next };
    },
    lookup: async (_kind: SubjectKind, reference: string) => {
      asked.push(reference);
      return found[reference] ?? { kind: 'absent', httpStatus: 200 };
    },
  };
  const never = new AbortController().signal;
  const onProgress: ReconcileDeps['onProgress'] = () => undefined;
  const deps = { ledger, crm, requestTimeoutMs: 1_000, onProgress, signal: signal ?? never };
  return { run: () => reconcile(deps, window), deps, asked, resent, foundAgain, learned, pages };
}
