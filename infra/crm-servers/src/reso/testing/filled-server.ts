/** Servers with listings, for tests of pulls. */
import { onTestFinished } from 'vitest';
import { dice, makeListing } from '../make-listing.ts';
import type { ResoServerOptions } from '../options.ts';
import { startResoServer, type ResoServer } from '../server.ts';

/** A clock that goes on by so much with each look, from the morning of the first of November. */
function clockOf(stepMs: number): () => number {
  let now = Date.parse('2026-11-01T08:00:00.000Z');
  return () => (now += stepMs);
}

/** A server with listings on offer, which ends with the test. @param stepMs between the moments of two changes */
export async function serverWith(
  count: number,
  options: Partial<ResoServerOptions> = {},
  stepMs = 1_000,
): Promise<ResoServer> {
  const server = await startResoServer(options, clockOf(stepMs));
  onTestFinished(() => server.close());
  const random = dice(3);
  for (let n = 0; n < count; n += 1)
    server.store.put({ ...makeListing(n, random), StandardStatus: 'Active', InternetEntireListingDisplayYN: null });
  return server;
}
