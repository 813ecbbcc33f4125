/** Findings hold references and ids, nothing about a person. */
import type { RecordKind } from '../delivery.ts';

export const leadReferencePrefix = 'MZL-';

export const reconciliationTriggers = ['schedule', 'staff'] as const;
export type ReconciliationTrigger = (typeof reconciliationTriggers)[number];
export const reconciliationStates = ['running', 'done', 'failed', 'lost'] as const;

export type FindingKind = 'missing' | 'missing_again' | 'duplicate' | 'unknown_record';

export interface Finding {
  kind: FindingKind;
  reference: string;
  subjectKind: RecordKind;
  subjectId: number | null;
  deliveryId: string | null;
  /** The CRM has so many under the reference. */
  records: number;
}

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
  errorCode: string | null;
}

/** ISO 8601, UTC. */
export interface ReconciliationWindow {
  from: string;
  to: string;
}

export interface ReconciliationJob {
  id: number;
  window: ReconciliationWindow;
}

export interface DeliveredSubject {
  deliveryId: string;
  kind: RecordKind;
  subjectId: number;
  reference: string;
  /** The CRM said that it has this version, or a newer one. */
  version: number;
  /** As the database writes it, for the next page. */
  settledAt: string;
  externalId: string | null;
  wasMissing: boolean;
  /** Erased or deleted here, the CRM's own, or on its way again. */
  skip: boolean;
}

export type ResendResult = 'resent' | 'again' | 'moved_on';

export interface ReconciliationLedger {
  count(window: ReconciliationWindow): Promise<number>;
  /** Oldest first. */
  page(window: ReconciliationWindow, after: DeliveredSubject | null, limit: number): Promise<DeliveredSubject[]>;
  /** By itself once; after that a person decides. */
  sendAgain(deliveryId: string): Promise<ResendResult>;
  foundAgain(deliveryId: string): Promise<void>;
  learnId(deliveryId: string, externalId: string): Promise<void>;
  /** Those that nothing of ours ever had. */
  unknown(kind: RecordKind, references: readonly string[]): Promise<string[]>;
}

export interface ReferenceRecord {
  reference: string;
  /** Null for a record that we never wrote. */
  version: number | null;
  /** Where the CRM lists them: moving between pages, one may come twice. */
  externalId?: string;
}
