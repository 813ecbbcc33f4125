/** Kills the workers without a warning while a delivery of theirs is being sent. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Ledger } from './ledger.ts';

export interface KillResult {
  /** Only those that left a delivery of the killed process `sending`. */
  kills: number;
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
const patienceMs = 2_000;

/** Kills the two workers in turn while they send, until so many kills are counted. */
export async function killWorkers({
  ledger,
  crmSync,
  retry,
  kills,
  pauseMs,
  signal,
}: KillerOptions): Promise<KillResult> {
  const byProcess: Record<string, number> = { [crmSync.name]: 0, [retry.name]: 0 };
  // they stay `sending` until their lease runs out, and must not be counted again
  const orphans = new Set<string>();
  const count = (child: Child): number => byProcess[child.name] ?? 0;

  async function sentBy(child: Child): Promise<string[]> {
    const { first, later } = await ledger.sending();
    return (child === retry ? later : first).filter((id) => !orphans.has(id));
  }

  /** The worker killed less often, as soon as it sends; after a while whichever sends. */
  async function nextVictim(): Promise<Child | null> {
    const [wanted, other] = count(retry) < count(crmSync) ? [retry, crmSync] : [crmSync, retry];
    const patientUntil = performance.now() + patienceMs;
    while (!signal.aborted) {
      if ((await sentBy(wanted)).length > 0) return wanted;
      if (performance.now() > patientUntil && (await sentBy(other)).length > 0) return other;
      await sleep(lookEveryMs);
    }
    return null;
  }

  while (count(crmSync) + count(retry) < kills) {
    const victim = await nextVictim();
    if (victim === null) break;
    await victim.kill();
    // what is still `sending` now was so when the process died; without any, the kill came too late to count
    const left = await sentBy(victim);
    for (const id of left) orphans.add(id);
    if (left.length > 0) byProcess[victim.name] = count(victim) + 1;
    await victim.restart();
    await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return { kills: count(crmSync) + count(retry), byProcess, orphaned: orphans.size };
}
