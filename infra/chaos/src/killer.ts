import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { Ledger } from './ledger.ts';

export interface KillResult {
  /** Only those that left a delivery `sending`. */
  kills: number;
  byProcess: Record<string, number>;
  /** Deliveries `sending` when their worker died. */
  orphaned: number;
}

export interface KillerOptions {
  ledger: Ledger;
  crmSync: Child;
  retry: Child;
  /** Each worker has half. */
  kills: number;
  spreadMs: number;
  signal: AbortSignal;
}

const lookEveryMs = 20;

export async function killWorkers(options: KillerOptions): Promise<KillResult> {
  const { ledger, crmSync, retry, kills, spreadMs, signal } = options;
  const byProcess: Record<string, number> = { [crmSync.name]: 0, [retry.name]: 0 };
  // not to be counted twice: `sending` until their lease runs out
  const orphans = new Set<string>();
  const startedAt = performance.now();
  const total = (): number => Object.values(byProcess).reduce((sum, count) => sum + count, 0);

  async function sentBy(child: Child): Promise<string[]> {
    const { first, later } = await ledger.sending();
    return (child === retry ? later : first).filter((id) => !orphans.has(id));
  }

  async function killOne(child: Child): Promise<void> {
    await child.kill();
    // without any the kill came too late to count
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
