/** The kill test: visitors send enquiries while workers die and queues are wiped; then everything must have arrived once. */
import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit, complaints, type Audit } from './audit.ts';
import { startedPids, stillAlive } from './child.ts';
import { killWorkers, type KillResult } from './killer.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { sendLeads } from './load.ts';
import type { KillOptions } from './options.ts';
import { startPlatform, type Platform } from './platform.ts';

export interface KillReport extends Audit, KillResult {
  backend: KillOptions['backend'];
  refused: number;
  slowestAnswerMs: number;
  wipes: number;
  drainedAfterMs: number;
  attempts: Record<string, number>;
  processesLeft: number;
  wrong: string[];
}

export interface KillTools {
  /** Progress in words. */
  say: (line: string) => void;
  /** Lines that the processes write. */
  onLine: (name: string, line: string) => void;
}

/** Runs it and gives the counts; `wrong` is empty when the promise was kept. Everything it started has ended then. */
export async function runKill(options: KillOptions, tools: KillTools): Promise<KillReport> {
  const pidsBefore = startedPids.length;
  const platform = await startPlatform({ ...options, onLine: tools.onLine });
  const ledger = openLedger(platform.databaseUrl);
  let report: Omit<KillReport, 'processesLeft'>;
  try {
    // one in five is told to come again, so that retry has something to send as well when it is killed
    await platform.sandbox.setFaults({ delayMs: 300, idempotent: false, tooMany429: 0.2 });
    tools.say(`platform runs, queues on ${options.backend}`);
    report = await strike(options, platform, ledger, tools.say);
  } finally {
    await ledger.close();
    await platform.stop();
  }
  const processesLeft = stillAlive(startedPids.slice(pidsBefore)).length;
  const wrong = processesLeft === 0 ? report.wrong : [...report.wrong, `${processesLeft} processes are left`];
  return { ...report, processesLeft, wrong };
}

async function strike(
  options: KillOptions,
  platform: Platform,
  ledger: Ledger,
  say: KillTools['say'],
): Promise<Omit<KillReport, 'processesLeft'>> {
  const over = new AbortController();
  const killing = killWorkers({
    ledger,
    crmSync: platform.crmSync,
    retry: platform.retry,
    kills: options.kills,
    // early enough that late ones still meet visitors
    spreadMs: options.spreadMs * 0.7,
    signal: over.signal,
  });
  const wiping = wipe(options, platform, say);
  const load = await sendLeads({ apiUrl: platform.apiUrl, leads: options.leads, spreadMs: options.spreadMs });
  say(`${load.accepted.length} of ${load.sent} enquiries accepted, slowest answer ${load.slowestMs} ms`);
  await wiping;
  const drainStartedAt = performance.now();
  await drained(ledger, options.drainMs, say);
  // without leads under way there is nothing left to kill
  over.abort();
  const killed = await killing;
  say(`${killed.kills} kills while sending`);
  await drained(ledger, options.drainMs, say);
  const [stored, states, attempts, crm] = await Promise.all([
    ledger.references(),
    ledger.states(),
    ledger.attempts(),
    platform.sandbox.leads(),
  ]);
  const found = audit({ accepted: load.accepted, stored, crm, states });
  const wrong = complaints(found, options.leads);
  if (killed.kills < options.kills) wrong.push(`only ${killed.kills} of ${options.kills} kills hit a delivery`);
  return {
    backend: options.backend,
    ...found,
    ...killed,
    refused: load.refused,
    slowestAnswerMs: load.slowestMs,
    wipes: options.wipes,
    drainedAfterMs: Math.round(performance.now() - drainStartedAt),
    attempts,
    wrong,
  };
}

async function wipe(options: KillOptions, platform: Platform, say: KillTools['say']): Promise<void> {
  for (let n = 1; n <= options.wipes; n += 1) {
    await sleep(options.spreadMs / (options.wipes + 1));
    await wipeQueues(platform.databaseUrl, platform.redisUrl);
    say(`queues wiped (${n} of ${options.wipes})`);
  }
}

/** Waits until nothing waits any more, or the time is up. */
async function drained(ledger: Ledger, withinMs: number, say: KillTools['say']): Promise<void> {
  const endsAt = performance.now() + withinMs;
  let said = '';
  while (performance.now() < endsAt) {
    const states = await ledger.states();
    const left = ['pending', 'sending', 'unknown', 'retry_wait'].reduce((sum, state) => sum + (states[state] ?? 0), 0);
    if (left === 0) return;
    const now = JSON.stringify(states);
    if (now !== said) say(now);
    said = now;
    await sleep(2_000);
  }
}
