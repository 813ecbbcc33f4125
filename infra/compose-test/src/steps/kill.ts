import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '@manzil/embedded/process/run';
import type { Ledger } from '@manzil/chaos/ledger';
import { checkLedger, crm, withLedger, type Stage, type Step } from '../stage.ts';
import { visitWhile } from '../visits.ts';

const kills = 30;
const victims = ['crm-sync', 'retry', 'crm-sync', 'scheduler', 'crm-sync', 'api', 'retry', 'web', 'notifier'];
const betweenMs = 2_000;
const settleMs = 420_000;
const backWithinMs = 120_000;
/** Presses of Send at most. */
const tries = 20;

export const kill: Step = {
  name: 'kill',
  async run(stage) {
    const { say, check } = stage;
    const sandbox = await crm(stage);
    // slow, recognises nothing, and tells one in five to come again
    await sandbox.setFaults({ delayMs: 300, idempotent: false, tooMany429: 0.2 });
    let over = false;
    const visiting = visitWhile(stage, { tries, pagesPerSecond: 0, over: () => over });
    const killed = await killAll(stage).finally(() => {
      over = true;
    });
    const visits = await visiting;
    say(`killed: ${describe(killed)}; Redis emptied twice`);
    say(
      `${String(visits.accepted)} of ${String(visits.sent)} enquiries accepted, slowest ${String(visits.slowestMs)} ms`,
    );
    say(`answers that were no 2xx, after which visitors pressed Send again: ${JSON.stringify(visits.refused)}`);
    check('every visitor got a 2xx in the end', visits.accepted === visits.sent);
    await checkLedger(stage, settleMs);
    say(`attempts: ${JSON.stringify(await withLedger(stage, (ledger) => ledger.attempts()))}`);
    await sandbox.setFaults({});
  },
};

async function killAll(stage: Stage): Promise<Record<string, number>> {
  const killed: Record<string, number> = {};
  await withLedger(stage, async (ledger) => {
    for (let n = 0; n < kills; n += 1) {
      await sleep(betweenMs);
      const service = victims[n % victims.length] ?? 'crm-sync';
      // while it sends, if that comes within the second
      for (let look = 0; look < 50 && !isSending(await ledger.sending()); look += 1) await sleep(20);
      if (await killOne(stage, service, n)) killed[service] = (killed[service] ?? 0) + 1;
      if (n === 10 || n === 20) await emptyRedis(stage);
    }
    await killPostgres(stage, ledger);
    killed['postgres'] = 1;
  });
  return killed;
}

const isSending = ({ first, later }: { first: string[]; later: string[] }): boolean => first.length + later.length > 0;

/** As a crash: docker does not restart what it killed itself. */
async function killOne({ compose }: Stage, service: string, turn: number): Promise<boolean> {
  const ids = await compose.running(service);
  const id = ids[turn % Math.max(1, ids.length)];
  if (id === undefined) return false;
  const pid = Number(await compose.inspect(id, '{{.State.Pid}}'));
  if (!(pid > 1)) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

async function killPostgres(stage: Stage, ledger: Ledger): Promise<void> {
  await killOne(stage, 'postgres', 0);
  const endsAt = performance.now() + backWithinMs;
  let isBack = false;
  while (!isBack && performance.now() < endsAt) {
    await sleep(500);
    isBack = await ledger.states().then(
      () => true,
      () => false,
    );
  }
  stage.check('PostgreSQL comes back after a crash', isBack);
}

async function emptyRedis({ compose, check }: Stage): Promise<void> {
  const [id = ''] = await compose.running('redis');
  const { code } = await run('docker', ['exec', id, 'sh', '-c', 'REDISCLI_AUTH="$REDIS_PASSWORD" redis-cli flushall']);
  check('Redis was emptied', code === 0);
}

const describe = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ');
