import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Run } from '../fault.ts';
import { killWorkers } from '../killer.ts';

export const killWorkersFault: Fault = {
  name: 'kill-workers',
  happens:
    'crm-sync and retry `kill -9` 50 times while sending, on a CRM that recognises nothing; queues wiped 3 times',
  promise: 'A worker may die at any instruction: what it was sending is looked up before anything is sent again.',
  weight: 2,
  settleMs: 600_000,
  async strike(run) {
    const { platform, ledger, pick, demand } = run;
    // so that retry has something to send as well
    await platform.sandbox.setFaults({ delayMs: 300, idempotent: false, tooMany429: 0.2 });
    const seconds = pick(200, 15);
    const kills = pick(50, 5);
    const over = new AbortController();
    const killing = killWorkers({
      ledger,
      crmSync: platform.crmSync,
      retry: platform.retry,
      kills,
      // early enough that late kills still meet visitors
      spreadMs: seconds * 700,
      signal: over.signal,
    });
    await Promise.all([run.visit(seconds), wipe(run, pick(3, 2), seconds * 1_000)]);
    // without visitors there is no more to kill under
    setTimeout(
      () => {
        over.abort();
      },
      pick(120_000, 30_000),
    ).unref();
    const { kills: hit, byProcess, orphaned } = await killing;
    run.saw(`${String(hit)} kills while sending (${describe(byProcess)}), ${String(orphaned)} deliveries orphaned`);
    demand(hit >= kills, `only ${String(hit)} of ${String(kills)} kills hit a delivery`);
  },
};

function describe(byProcess: Record<string, number>): string {
  return Object.entries(byProcess)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');
}

async function wipe({ platform, say }: Run, wipes: number, spreadMs: number): Promise<void> {
  for (let n = 1; n <= wipes; n += 1) {
    await sleep(spreadMs / (wipes + 1));
    await wipeQueues(platform.databaseUrl, platform.redisUrl);
    say(`queues wiped (${String(n)} of ${String(wipes)})`);
  }
}
