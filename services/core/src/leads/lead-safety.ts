/** Whether a lead is safe, in one verdict, from what the ledger says of its deliveries to the CRM. No IO. */
import { type DeliveryState, isIn, stuckStates, waitingStates } from '../deliveries/states.ts';

export const safetyKinds = [
  'in_crm',
  'sending',
  'checking',
  'waiting',
  'refused',
  'parked',
  'missing',
  'not_sent',
] as const;
export type SafetyKind = (typeof safetyKinds)[number];

/** One delivery of the lead to the CRM. Times are ISO 8601. */
export interface LedgerEntry {
  seq: number;
  state: DeliveryState;
  attempts: number;
  dueAt: string;
  waitingSince: string;
  settledAt: string | null;
  errorCode: string | null;
  error: string | null;
  /** What the CRM answered last. */
  httpStatus: number | null;
  /** The CRM took it once, at this or an earlier try. */
  wasTaken: boolean;
  /** When a comparison last found it missing in the CRM after it had been sent again. */
  missingAt: string | null;
}

/** What the lead itself says of the CRM. */
export interface LeadInCrm {
  crmSynced: boolean;
  crmId: string | null;
  crmSyncedAt: string | null;
}

export interface LeadSafety {
  kind: SafetyKind;
  /** The CRM has the lead, perhaps in an older version. */
  inCrm: boolean;
  crmId: string | null;
  /** When the CRM first took it. */
  since: string | null;
  /** The CRM took it once and is told of it again, since it was missing there. */
  again: boolean;
  nextTryAt: string | null;
  waitingSince: string | null;
  /** When a comparison last did not find it in the CRM. */
  missingAt: string | null;
  attempts: number;
  httpStatus: number | null;
  errorCode: string | null;
  error: string | null;
}

/**
 * What goes on by itself is told before what needs a person: a newer version under way carries all that an older, refused
 * delivery had to say.
 * @param ledger the lead's deliveries to the CRM, in any order
 */
export function judgeSafety(lead: LeadInCrm, ledger: readonly LedgerEntry[]): LeadSafety {
  const ordered = ledger.toSorted((a, b) => a.seq - b.seq);
  const open = ordered.filter(({ state }) => isWaiting(state));
  // one is under way at a time, and the oldest that waits is the next one
  const head = open.find(({ state }) => state === 'sending' || state === 'unknown') ?? open[0];
  const stuck = ordered.findLast(({ state }) => isIn(stuckStates, state));
  const about = head ?? stuck;
  const again = about?.wasTaken ?? false;
  const missingAt = stuck?.missingAt ?? null;
  const inCrm = lead.crmSynced && !again && missingAt === null;
  const kind = kindOf(about?.state, inCrm);
  return {
    kind,
    inCrm,
    crmId: inCrm ? lead.crmId : null,
    since: inCrm ? (firstTaken(ordered) ?? lead.crmSyncedAt) : null,
    again,
    nextTryAt: kind === 'waiting' || kind === 'checking' ? (about?.dueAt ?? null) : null,
    waitingSince: head?.waitingSince ?? null,
    missingAt,
    attempts: about?.attempts ?? 0,
    httpStatus: about?.httpStatus ?? null,
    errorCode: about?.errorCode ?? null,
    error: about?.error ?? null,
  };
}

const isWaiting = (state: DeliveryState): boolean => isIn(waitingStates, state);

function kindOf(state: DeliveryState | undefined, inCrm: boolean): SafetyKind {
  switch (state) {
    case 'sending':
      return 'sending';
    case 'unknown':
      return 'checking';
    case 'pending':
    case 'retry_wait':
      return 'waiting';
    case 'rejected':
      return 'refused';
    case 'parked':
      return 'parked';
    case 'missing':
      return 'missing';
    default:
      return inCrm ? 'in_crm' : 'not_sent';
  }
}

/** The oldest end of a delivery that the CRM took. */
function firstTaken(ordered: readonly LedgerEntry[]): string | null {
  const taken = ordered.filter(({ state }) => state === 'delivered').map(({ settledAt }) => settledAt ?? '');
  return taken.filter(Boolean).toSorted()[0] ?? null;
}
