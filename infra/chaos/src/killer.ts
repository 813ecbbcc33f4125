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
  /** Both together; each has its half of them. */
  kills: number;
  /** The kills are spread over this time, so that something is delivered in between. */
  spreadMs: number;
  signal: AbortSignal;
}

const lookEveryMs = 20;

/** Kills both workers, each whenever it is its turn and it sends, until each was killed its half of the times. */
export async function killWorkers(options: KillerOptions): Promise<KillResult> {
  const { ledger, crmSync, retry, kills, spreadMs, signal } = options;
  const byProcess: Record<string, number> = { [crmSync.name]: 0, [retry.name]: 0 };
  // they stay `sending` until their lease runs out, and must not be counted again
  const orphans = new Set<string>();
  const startedAt = performance.now();
  const total = (): number => Object.values(byProcess).reduce((sum, count) => sum + count, 0);

  async function sentBy(child: Child): Promise<string[]> {
    const { first, later } = await ledger.sending();
    return (child === retry ? later : first).filter((id) => !orphans.has(id));
  }

  async function killOne(child: Child): Promise<void> {
    await child.kill();
    // what is still `sending` now was so when the process died; without any, the kill came too late to count
    const left = await sentBy(child);
    for (const id of left) orphans.add(id);
    if (left.length > 0) byProcess[child.name] = (byProcess[child.name] ?? 0) + 1;
    await child.restart();
  }

  async function killAgainAndAgain(child: Child, times: number): Promise<void> {
    for (let turn = 0; (byProcess[child.name] ?? 0) < times && !signal.aborted;) {
      const dueAt = startedAt + (turn * spreadMs * 2) / kills;
      const early = performance.now() < dueAt;
      if (early || (await sentBy(child)).length === 0) {
        await sleep(lookEveryMs);
        continue;
      }
      await killOne(child);
      turn += 1;
    }
  }

  await Promise.all([
    killAgainAndAgain(crmSync, Math.ceil(kills / 2)),
    killAgainAndAgain(retry, Math.floor(kills / 2)),
  ]);
  return { kills: total(), byProcess, orphaned: orphans.size };
}
