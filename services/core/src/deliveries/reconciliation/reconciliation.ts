/** Comparing what was delivered with what the CRM has. Findings hold references and ids, nothing about a person. */
import type { SubjectKind } from '../delivery.ts';

/** How references of our leads begin, wherever they turn up. */
export const leadReferencePrefix = 'MZL-';

export const reconciliationTriggers = ['schedule', 'staff'] as const;
export type ReconciliationTrigger = (typeof reconciliationTriggers)[number];
export const reconciliationStates = ['running', 'done', 'failed', 'lost'] as const;

export type FindingKind = 'missing' | 'missing_again' | 'duplicate' | 'unknown_record';

export interface Finding {
  kind: FindingKind;
  reference: string;
  subjectKind: SubjectKind;
  subjectId: number | null;
  deliveryId: string | null;
  /** How many records the CRM has under the reference. */
  records: number;
}

/** What a comparison counts; `done` of `total` subjects. */
export interface ReconciliationCounts {
  done: number;
  total: number;
  missing: number;
  missingAgain: number;
  duplicates: number;
  unknownRecords: number;
  skipped: number;
  unanswered: number;
}

export interface ReconciliationResult {
  counts: ReconciliationCounts;
  /** At most 1,000; the counts count all. */
  findings: Finding[];
  /** Why it did not come to its end; null where it did. */
  errorCode: string | null;
}

/** What was delivered in this time is compared; ISO 8601, UTC. */
export interface ReconciliationWindow {
  from: string;
  to: string;
}

/** One that a process is to run. */
export interface ReconciliationJob {
  id: number;
  window: ReconciliationWindow;
}

/** A subject whose newest delivered delivery falls into the window. */
export interface DeliveredSubject {
  deliveryId: string;
  kind: SubjectKind;
  subjectId: number;
  reference: string;
  /** The CRM said that it has this version, or a newer one. */
  version: number;
  /** When, as the database writes it: pages go on from here. */
  settledAt: string;
  /** The CRM's id of it, as it is known here. */
  externalId: string | null;
  /** The last comparison did not find it. */
  wasMissing: boolean;
  /** Compared with nothing: erased or deleted here, the CRM's own, or on its way again. */
  skip: boolean;
}

/** What became of a subject that the CRM does not have. */
export type ResendResult = 'resent' | 'again' | 'moved_on';

/** The ledger's side of a comparison. */
export interface ReconciliationLedger {
  /** How many subjects the window holds. */
  count(window: ReconciliationWindow): Promise<number>;
  /** The next ones after another, oldest first; from the beginning for null. */
  page(window: ReconciliationWindow, after: DeliveredSubject | null, limit: number): Promise<DeliveredSubject[]>;
  /** Puts the newest delivery of a subject back to pending, once; after that it says that a person has to decide. */
  sendAgain(deliveryId: string): Promise<ResendResult>;
  /** What was missing is delivered after all. */
  foundAgain(deliveryId: string): Promise<void>;
  /** The CRM has it under another id than is known here. */
  learnId(deliveryId: string, externalId: string): Promise<void>;
  /** Of these references, those that nothing of ours ever had. */
  unknown(kind: SubjectKind, references: readonly string[]): Promise<string[]>;
}

/** What the CRM has under a reference. */
export interface ReferenceRecord {
  reference: string;
  /** Ours; null for a record that we never wrote. */
  version: number | null;
  /** The CRM's own, where it lists them: one that moves between pages while they are read comes twice, and is one all the same. */
  externalId?: string;
}
