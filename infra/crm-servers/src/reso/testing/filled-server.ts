import { onTestFinished } from 'vitest';
import { seededRandom } from '../../proxy/faults.ts';
import { makeListing } from '../make-listing.ts';
import type { ResoServerOptions } from '../options.ts';
import { startResoServer, type ResoServer } from '../server.ts';

function clockOf(stepMs: number): () => number {
  let now = Date.parse('2026-11-01T08:00:00.000Z');
  return () => (now += stepMs);
}

export async function serverWith(
  count: number,
  options: Partial<ResoServerOptions> = {},
  stepMs = 1_000,
): Promise<ResoServer> {
  const server = await startResoServer(options, clockOf(stepMs));
  onTestFinished(() => server.close());
  const random = seededRandom(3);
  for (let n = 0; n < count; n += 1)
    server.store.put({ ...makeListing(n, random), StandardStatus: 'Active', InternetEntireListingDisplayYN: null });
  return server;
}
