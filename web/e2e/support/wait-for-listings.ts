import type { FullConfig } from '@playwright/test';

/** The first pull begins when the workers stand; on a busy machine it takes a while. */
const deadlineMs = 180_000;

/** Before the first test: the fresh platform has listings, and their number stood still for two seconds. */
export default async function waitForListings(config: FullConfig): Promise<void> {
  const { baseURL = '' } = config.projects[0]?.use ?? {};
  const until = Date.now() + deadlineMs;
  let before = 0;
  for (;;) {
    const answer = await fetch(`${baseURL}/api/properties?limit=1`, { signal: AbortSignal.timeout(10_000) });
    const { pagination } = (await answer.json()) as { pagination?: { total?: number } };
    const now = pagination?.total ?? 0;
    if (now > 0 && now === before) return;
    if (Date.now() > until) throw new Error(`No listings within ${String(deadlineMs / 1000)} s`);
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}
