/** What the CRM lists under which reference, and what of it is wrong by itself: twice there, or never of ours. */
import { CrmUnavailableError, type CrmProvider } from '../domain/crm.ts';
import { subjectKinds, type SubjectKind } from '../domain/delivery.ts';
import {
  leadReferencePrefix,
  type DeliveredSubject,
  type ReconciliationLedger,
  type ReferenceRecord,
} from '../domain/reconciliation.ts';
import type { Report } from './reconcile-report.ts';

export type ReconcileCrm = Pick<CrmProvider, 'capabilities' | 'listReferences'>;

/** Ids of records that were counted already. */
type Seen = Set<string>;

export interface CrmRecords {
  /** By kind and reference; a version that is not ours counts as older than any. */
  versions: Map<string, { kind: SubjectKind; reference: string; newest: number; records: number }>;
}

export interface ListDeps {
  crm: ReconcileCrm;
  requestTimeoutMs: number;
  signal: AbortSignal;
}

const pageSize = 500;
/** Pages of each kind. What lies behind them is asked for alone. */
const mostPages = 200;
/** The CRM's clock may be behind ours by so much. */
const clockDifferenceMs = 10 * 60_000;
const unknownBatch = 500;

/**
 * Everything of ours that changed there since the window began; nothing where the CRM cannot list.
 * @throws CrmUnavailableError also where its pages lead back to one that was read already
 */
export async function listRecords({ crm, requestTimeoutMs, signal }: ListDeps, from: string): Promise<CrmRecords> {
  const listed: CrmRecords = { versions: new Map() };
  if (!crm.capabilities.listsReferences) return listed;
  const modifiedSince = new Date(Date.parse(from) - clockDifferenceMs).toISOString();
  for (const kind of subjectKinds) {
    const seen: Seen = new Set();
    const cursors = new Set<string>();
    let cursor: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      signal.throwIfAborted();
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
      const got = await crm.listReferences({ kind, modifiedSince, cursor, limit: pageSize, signal: bounded });
      for (const record of got.records) if (isOurs(kind, record) && isNew(seen, record)) note(listed, kind, record);
      cursor = got.nextCursor;
      if (cursor === null) break;
      if (cursors.has(cursor))
        throw new CrmUnavailableError('The pages of references go in circles', null, null, 'crm.pages_in_circles');
      cursors.add(cursor);
    }
  }
  return listed;
}

/** A lead's reference is of our making; a listing's may be the CRM's, and is ours once we wrote it. */
function isOurs(kind: SubjectKind, { reference, version }: ReferenceRecord): boolean {
  return kind === 'lead' ? reference.startsWith(leadReferencePrefix) : version !== null;
}

function isNew(seen: Seen, { externalId }: ReferenceRecord): boolean {
  if (externalId === undefined) return true;
  if (seen.has(externalId)) return false;
  seen.add(externalId);
  return true;
}

function note({ versions }: CrmRecords, kind: SubjectKind, { reference, version }: ReferenceRecord): void {
  const known = versions.get(`${kind} ${reference}`);
  if (known === undefined) versions.set(`${kind} ${reference}`, { kind, reference, newest: version ?? -1, records: 1 });
  else {
    known.newest = Math.max(known.newest, version ?? -1);
    known.records += 1;
  }
}

/** Flags what is there twice, and what carries a reference of ours that nothing here ever had. */
export async function flagRecords(
  ledger: ReconciliationLedger,
  subjects: ReadonlyMap<string, DeliveredSubject>,
  { versions }: CrmRecords,
  report: Report,
): Promise<void> {
  const strangers: Record<SubjectKind, string[]> = { lead: [], property: [] };
  for (const [key, { kind, reference, records }] of versions) {
    const subject = subjects.get(key);
    if (records > 1) {
      const { subjectId = null, deliveryId = null } = subject ?? {};
      report.add({ kind: 'duplicate', reference, subjectKind: kind, subjectId, deliveryId, records });
    }
    if (subject === undefined) strangers[kind].push(reference);
  }
  for (const subjectKind of subjectKinds)
    for (const reference of await unknownOf(ledger, subjectKind, strangers[subjectKind])) {
      const records = versions.get(`${subjectKind} ${reference}`)?.records ?? 1;
      report.add({ kind: 'unknown_record', reference, subjectKind, subjectId: null, deliveryId: null, records });
    }
}

async function unknownOf(
  ledger: ReconciliationLedger,
  kind: SubjectKind,
  references: readonly string[],
): Promise<string[]> {
  const unknown: string[] = [];
  for (let at = 0; at < references.length; at += unknownBatch)
    unknown.push(...(await ledger.unknown(kind, references.slice(at, at + unknownBatch))));
  return unknown;
}
