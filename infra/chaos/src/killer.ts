/** Kills the workers without a warning while a delivery is being sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Ledger } from './ledger.ts';

export interface KillResult {
  kills: number;
  /** From each process, how often it was killed while a delivery was `sending`. */
  byProcess: Record<string, number>;
  /** Deliveries that were `sending` when their own worker died. */
  orphaned: number;
}

export interface KillerOptions {
  ledger: Ledger;
  crmSync: Child;
  retry: Child;
  kills: number;
  /** Time between two kills, so that something is delivered in between. */
  pauseMs: number;
  signal: AbortSignal;
}

const lookEveryMs = 20;

/**
 * Kills one of the workers whenever a delivery is `sending`, until so many kills are counted.
 * The one that is sending is preferred; while only first attempts are under way, every fourth kill is of retry.
 */
export async function killWorkers(options: KillerOptions): Promise<KillResult> {
  const { ledger, crmSync, retry, signal } = options;
  const result: KillResult = { kills: 0, byProcess: { [crmSync.name]: 0, [retry.name]: 0 }, orphaned: 0 };
  while (result.kills < options.kills && !signal.aborted) {
    const { first, later } = await ledger.sending();
    if (first + later === 0) {
      await sleep(lookEveryMs);
      continue;
    }
    const victim = later > 0 || result.kills % 4 === 3 ? retry : crmSync;
    await victim.kill();
    // what is still `sending` now was so when the process died; without any, the kill came too late to count
    const after = await ledger.sending();
    if (after.first + after.later > 0) {
      result.kills += 1;
      result.byProcess[victim.name] = (result.byProcess[victim.name] ?? 0) + 1;
      result.orphaned += victim === retry ? after.later : after.first;
    }
    await victim.restart();
    await sleep(options.pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return result;
}
