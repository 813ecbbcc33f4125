import { CrmUnavailableError, type CrmProvider } from '../../crm/crm.ts';
import { keptCrmId } from '../../crm/crm-id.ts';
import { recordKinds, type RecordKind } from '../delivery.ts';
import {
  leadReferencePrefix,
  type DeliveredSubject,
  type ReconciliationLedger,
  type ReferenceRecord,
} from './reconciliation.ts';
import type { Report } from './reconcile-report.ts';
import { limited } from '../../platform/async/time.ts';

export type ReconcileCrm = Pick<CrmProvider, 'capabilities' | 'listReferences'>;

type Seen = Set<string>;

export interface CrmRecords {
  /** A version that is not ours is older than any. */
  versions: Map<string, { kind: RecordKind; reference: string; newest: number; records: number }>;
  /** None for a record that shares its id or its reference. */
  ids: Map<string, string>;
}

export interface ListDeps {
  crm: ReconcileCrm;
  requestTimeoutMs: number;
  signal: AbortSignal;
}

const pageSize = 500;
/** Of each kind; what lies behind them is asked for alone. */
const mostPages = 200;
/** The CRM's clock may be behind ours. */
const clockDifferenceMs = 10 * 60_000;
const unknownBatch = 500;

/**
 * Records of ours that changed since the window began; none where the CRM cannot list.
 * @throws CrmUnavailableError also where its pages go in circles
 */
export async function listRecords({ crm, requestTimeoutMs, signal }: ListDeps, from: string): Promise<CrmRecords> {
  const versions: CrmRecords['versions'] = new Map();
  const named: Named[] = [];
  if (!crm.capabilities.listsReferences) return { versions, ids: new Map() };
  const modifiedSince = new Date(Date.parse(from) - clockDifferenceMs).toISOString();
  for (const kind of recordKinds) {
    const seen: Seen = new Set();
    const cursors = new Set<string>();
    let cursor: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      signal.throwIfAborted();
      const bounded = limited(signal, requestTimeoutMs);
      const got = await crm.listReferences({ kind, modifiedSince, cursor, limit: pageSize, signal: bounded });
      for (const record of got.records) {
        if (!isOurs(kind, record) || !isNew(seen, record)) continue;
        note(versions, kind, record);
        const id = keptCrmId(record.externalId ?? null);
        if (id !== null) named.push([keyOf(kind, record.reference), id]);
      }
      cursor = got.nextCursor;
      if (cursor === null) break;
      if (cursors.has(cursor))
        throw new CrmUnavailableError('The pages of references go in circles', null, null, 'crm.pages_in_circles');
      cursors.add(cursor);
    }
  }
  return { versions, ids: ownIds(named) };
}

type Named = readonly [key: string, id: string];

const keyOf = (kind: RecordKind, reference: string): string => `${kind} ${reference}`;

function ownIds(named: readonly Named[]): Map<string, string> {
  const keys = Map.groupBy(named, ([key]) => key);
  const ids = Map.groupBy(named, ([, id]) => id);
  return new Map(named.filter(([key, id]) => keys.get(key)?.length === 1 && ids.get(id)?.length === 1));
}

/** A lead's reference is ours; a listing's once we wrote it. */
function isOurs(kind: RecordKind, { reference, version }: ReferenceRecord): boolean {
  return kind === 'lead' ? reference.startsWith(leadReferencePrefix) : version !== null;
}

function isNew(seen: Seen, { reference, externalId }: ReferenceRecord): boolean {
  if (externalId === undefined) return true;
  const record = JSON.stringify([reference, externalId]);
  if (seen.has(record)) return false;
  seen.add(record);
  return true;
}

function note(versions: CrmRecords['versions'], kind: RecordKind, { reference, version }: ReferenceRecord): void {
  const known = versions.get(keyOf(kind, reference));
  if (known === undefined) versions.set(keyOf(kind, reference), { kind, reference, newest: version ?? -1, records: 1 });
  else {
    known.newest = Math.max(known.newest, version ?? -1);
    known.records += 1;
  }
}

/** Flags what is there twice, and references that nothing here ever had. */
export async function flagRecords(
  ledger: ReconciliationLedger,
  subjects: ReadonlyMap<string, DeliveredSubject>,
  { versions }: Pick<CrmRecords, 'versions'>,
  report: Report,
): Promise<void> {
  const strangers: Record<RecordKind, string[]> = { lead: [], property: [] };
  for (const [key, { kind, reference, records }] of versions) {
    const subject = subjects.get(key);
    if (records > 1) {
      const { subjectId = null, deliveryId = null } = subject ?? {};
      report.add({ kind: 'duplicate', reference, subjectKind: kind, subjectId, deliveryId, records });
    }
    if (subject === undefined) strangers[kind].push(reference);
  }
  for (const subjectKind of recordKinds)
    for (const reference of await unknownOf(ledger, subjectKind, strangers[subjectKind])) {
      const records = versions.get(`${subjectKind} ${reference}`)?.records ?? 1;
      report.add({ kind: 'unknown_record', reference, subjectKind, subjectId: null, deliveryId: null, records });
    }
}

async function unknownOf(
  ledger: ReconciliationLedger,
  kind: RecordKind,
  references: readonly string[],
): Promise<string[]> {
  const unknown: string[] = [];
  for (let at = 0; at < references.length; at += unknownBatch)
    unknown.push(...(await ledger.unknown(kind, references.slice(at, at + unknownBatch))));
  return unknown;
}
