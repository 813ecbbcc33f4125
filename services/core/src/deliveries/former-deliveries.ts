/** Deliveries that remember a provider which is not connected any more: nobody sends them until staff decide. */

export interface FormerDeliveries {
  provider: string;
  /** Surely not sent. */
  waiting: number;
  /** Sent, and nobody knows with what result. */
  uncertain: number;
  /** Refused or set aside. */
  setAside: number;
  /** ISO 8601, UTC; of the oldest of all these. */
  oldestAt: string;
}

/** `send`: what they speak of goes to the CRM that is connected now. `leave`: they are set aside, and stay in the ledger. */
export type FormerDecision = 'send' | 'leave';

export interface FormerResult {
  /** Deliveries of the former provider that were settled by the decision. */
  settled: number;
  /** New deliveries to the CRM that is connected now; fewer where several spoke of one thing, or it waits there already. */
  sent: number;
  /** What is still open: under way at this moment, or more than go at once. */
  remaining: number;
}
