/** A claimed delivery and the moment, on this process's own clock, when its lease ends. */
import type { ClaimedDelivery } from '../delivery.ts';

export interface HeldDelivery {
  delivery: ClaimedDelivery;
  /** On the monotonic clock of `performance.now()`, which goes on while the process is stopped. */
  leaseEndsAt: number;
}

/**
 * Claims and notes when the leases end. The note errs on the safe side: it is taken from before the claim was asked for,
 * so this process always believes its lease to end before the database does.
 */
export async function hold(claim: () => Promise<ClaimedDelivery[]>, leaseMs: number): Promise<HeldDelivery[]> {
  const leaseEndsAt = performance.now() + leaseMs;
  return (await claim()).map((delivery) => ({ delivery, leaseEndsAt }));
}

/** A request may start only while this is true; otherwise it could outlive the lease. */
export function leaseAllows(held: HeldDelivery, marginMs: number): boolean {
  return held.leaseEndsAt - performance.now() >= marginMs;
}
