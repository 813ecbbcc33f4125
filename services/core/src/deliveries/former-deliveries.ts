/** Deliveries of a provider that is not connected any more: nobody sends them until staff decide. */

export interface FormerDeliveries {
  provider: string;
  /** Surely not sent. */
  waiting: number;
  /** Sent, with a result that nobody knows. */
  uncertain: number;
  /** Refused, set aside or lost. */
  setAside: number;
  /** ISO 8601, UTC. */
  oldestAt: string;
}

/** `send`: their subjects go to the CRM that is connected now. `leave`: they are set aside. */
export type FormerDecision = 'send' | 'leave';

export interface FormerResult {
  settled: number;
  /** New deliveries; fewer where several spoke of one thing, or it waits there already. */
  sent: number;
  /** Under way just now, or more than go at once. */
  remaining: number;
}
