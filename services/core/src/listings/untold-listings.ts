/** Listings that staff changed while the connected CRM took none: nothing of that is sent before staff decide. */

export interface UntoldListings {
  listings: number;
  /** ISO 8601, UTC; the oldest change that the CRM was not told of. Null where there is none. */
  oldestAt: string | null;
}

/** `send`: each goes to the CRM once, as it is now. `leave`: each goes there with its next change. */
export type UntoldDecision = 'send' | 'leave';

export interface UntoldResult {
  /** Listings that were settled by the decision. */
  listings: number;
  /** Still open: more than go at once. */
  remaining: number;
}
