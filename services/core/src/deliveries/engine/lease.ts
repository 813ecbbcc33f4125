import type { ClaimedDelivery } from '../delivery.ts';

export interface LeasedDelivery {
  delivery: ClaimedDelivery;
  /** By `performance.now()`, which goes on while the process is stopped. */
  leaseEndsAt: number;
}

/** Counted from before the claim: believed sooner here than in the database. */
export async function hold(claim: () => Promise<ClaimedDelivery[]>, leaseMs: number): Promise<LeasedDelivery[]> {
  const leaseEndsAt = performance.now() + leaseMs;
  return (await claim()).map((delivery) => ({ delivery, leaseEndsAt }));
}

/** Otherwise a request could outlive the lease. */
export function leaseAllows(leased: LeasedDelivery, marginMs: number): boolean {
  return leased.leaseEndsAt - performance.now() >= marginMs;
}
