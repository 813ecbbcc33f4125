/** Deliveries of a provider that is no longer connected: nobody sends them until staff decide. */

export interface FormerDeliveries {
  provider: string;
  waiting: number;
  /** Sent, with an unknown result. */
  uncertain: number;
  /** Refused, set aside or lost. */
  setAside: number;
  /** ISO 8601, UTC. */
  oldestAt: string;
}

/** Their subjects go to the CRM that is connected now, or they are set aside. */
export type FormerDecision = 'send' | 'leave';

export interface FormerResult {
  settled: number;
  /** Fewer where several spoke of one thing, or it waits there already. */
  sent: number;
  /** Under way just now, or more than go at once. */
  remaining: number;
}
