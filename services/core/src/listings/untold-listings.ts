/** Changed while the connected CRM took none: nothing is sent before staff decide. */

export interface UntoldListings {
  listings: number;
  /** ISO 8601, UTC. */
  oldestAt: string | null;
}

/** `send`: each goes to the CRM once, as it is now. `leave`: each goes with its next change. */
export type UntoldDecision = 'send' | 'leave';

export interface UntoldResult {
  listings: number;
  /** More than go at once. */
  remaining: number;
}
