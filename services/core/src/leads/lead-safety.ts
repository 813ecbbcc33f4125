/** One verdict from a lead's CRM deliveries. No IO. */
import type { components } from '@manzil/contract/api';
import type { SubscriptionState } from './subscription.ts';
import { type DeliveryState, isIn, stuckStates, waitingStates } from '../deliveries/states.ts';

/** To the CRM. Times are ISO 8601. */
export interface LedgerEntry {
  seq: number;
  state: DeliveryState;
  attempts: number;
  dueAt: string;
  waitingSince: string;
  settledAt: string | null;
  errorCode: string | null;
  error: string | null;
  httpStatus: number | null;
  wasTaken: boolean;
  /** When a comparison last missed it, sent again. */
  missingAt: string | null;
}

export interface LeadInCrm {
  crmSynced: boolean;
  crmId: string | null;
  crmSyncedAt: string | null;
  subscription: { state: SubscriptionState } | null;
}

export type LeadSafety = components['schemas']['LeadSafety'];

/** What goes on by itself before what needs a person: a newer version carries all that a refused one said. */
export function judgeSafety(lead: LeadInCrm, ledger: readonly LedgerEntry[]): LeadSafety {
  const ordered = ledger.toSorted((a, b) => a.seq - b.seq);
  const open = ordered.filter(({ state }) => isWaiting(state));
  // one at a time is under way; the oldest waiting is next
  const head = open.find(({ state }) => state === 'sending' || state === 'unknown') ?? open[0];
  const stuck = ordered.findLast(({ state }) => isIn(stuckStates, state));
  const about = head ?? stuck;
  const again = about?.wasTaken ?? false;
  const missingAt = stuck?.missingAt ?? null;
  const inCrm = lead.crmSynced && !again && missingAt === null;
  const isUnconfirmed = lead.subscription?.state === 'waiting' && ordered.length === 0;
  const kind = isUnconfirmed ? 'unconfirmed' : kindOf(about?.state, inCrm);
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

function kindOf(state: DeliveryState | undefined, inCrm: boolean): LeadSafety['kind'] {
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

/** The oldest settled. */
function firstTaken(ordered: readonly LedgerEntry[]): string | null {
  const taken = ordered.filter(({ state }) => state === 'delivered').map(({ settledAt }) => settledAt ?? '');
  return taken.filter(Boolean).toSorted()[0] ?? null;
}
