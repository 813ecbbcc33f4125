import { setTimeout as sleep } from 'node:timers/promises';
import type { ForceStore } from '../delivery-ports.ts';

/** A notification would be quicker, but this runs once a click. */
const pollMs = 250;

/** @returns how many wait no more, once all were tried or time is up */
export async function waitForOutcome(store: ForceStore, ids: string[], timeoutMs: number): Promise<number> {
  const endsAt = performance.now() + timeoutMs;
  for (;;) {
    const { settled, underWay } = await store.progress(ids);
    if (underWay === 0 || performance.now() >= endsAt) return settled;
    await sleep(pollMs);
  }
}
