import { monitorEventLoopDelay } from 'node:perf_hooks';
import { audit, complaints } from './audit.ts';
import { stillAlive } from './child.ts';
import { rate, type Fault, type Run, type Setup } from './fault.ts';
import { openLedger } from './ledger.ts';
import { createVisitors, slowest, type Visitors } from './load.ts';
import { shortSettings } from './platform-env.ts';
import { startPlatform } from './platform.ts';
import { hasPrivateMounts } from './private-mounts.ts';
import { skippedRow, type Row } from './report.ts';
import type { RunOptions } from './run.ts';
import { settled } from './settled.ts';

/** Every answer of the intake, whatever happens. */
const answerWithinMs = 5_500;
/** Presses of Send: for more than a minute. */
const tries = 20;
const shortSettleMs = 180_000;

type Parts = Pick<Run, 'platform' | 'ledger' | 'say'>;
type Unfinished = Omit<Row, 'tookMs'>;

/** All it started has ended. */
export async function runFault(fault: Fault, options: RunOptions): Promise<Row> {
  const { backend, short, say } = options;
  if (fault.mounts === true && !hasPrivateMounts)
    return skippedRow(fault.name, backend, 'this machine lets no program mount a disk of its own (unshare --mount)');
  const startedAt = performance.now();
  const setup: Setup = { backend, short, notes: new Map() };
  const needs = (await fault.platform?.(setup)) ?? {};
  const settings = { ...(short ? shortSettings : {}), ...needs.settings };
  const platform = await startPlatform({ ...needs, backend, settings, onLine: options.onLine });
  const ledger = openLedger(platform.databaseUrl);
  let row: Unfinished;
  try {
    say('the platform runs');
    row = await strike(fault, setup, { platform, ledger, say });
  } finally {
    await ledger.close();
    await platform.stop();
  }
  const left = stillAlive(platform.pids).length;
  const broken = left === 0 ? row.broken : [...row.broken, `${String(left)} processes are left`];
  return { ...row, broken, tookMs: performance.now() - startedAt };
}

async function strike(fault: Fault, setup: Setup, parts: Parts): Promise<Unfinished> {
  const { platform, ledger, say } = parts;
  const visitors = createVisitors({ apiUrl: platform.apiUrl, tries });
  const seen: string[] = [];
  const broken: string[] = [];
  const checks: (() => Promise<void> | void)[] = [];
  const stalls = monitorEventLoopDelay();
  stalls.enable();
  await fault.strike({
    ...setup,
    ...parts,
    visitors,
    visit: (seconds) => visitors.come(seconds * rate, seconds * 1_000),
    saw: (figure) => void seen.push(figure),
    demand: (kept, sentence) => void (kept || broken.push(sentence)),
    later: (check) => void checks.push(check),
    pick: (long, short) => (setup.short ? short : long),
  });
  stalls.disable();
  say(`${String(visitors.accepted.length)} of ${String(visitors.sent)} enquiries accepted`);
  const { leavesWaiting = 0 } = fault;
  await settled(ledger, { leavesWaiting, withinMs: setup.short ? shortSettleMs : fault.settleMs, say });
  for (const check of checks) await check();
  const [leads, states, crm, longestWaitMs] = await Promise.all([
    ledger.leads(),
    ledger.states(),
    platform.sandbox.leads(),
    ledger.longestWaitMs(),
  ]);
  const found = audit({ accepted: visitors.accepted, ledger: leads, crm, states });
  const { sent, answers } = visitors;
  const refusals = answers.filter(({ status }) => !isAccepted(status)).length;
  if (refusals > 0) seen.push(`${String(refusals)} times no 2xx; who got one pressed Send again`);
  return {
    fault: fault.name,
    backend: setup.backend,
    ...found,
    sent,
    refusals,
    longestWaitMs,
    slowestAnswerMs: slowest(answers),
    longestStallMs: stalls.max / 1e6,
    seen,
    broken: [...broken, ...complaints(found, leavesWaiting), ...intakeComplaints(visitors, fault.mayRefuse)],
    skipped: null,
  };
}

function intakeComplaints({ sent, accepted, answers }: Visitors, mayRefuse = false): string[] {
  const wrong: string[] = [];
  if (accepted.length !== sent)
    wrong.push(`${String(accepted.length)} of ${String(sent)} visitors got a 2xx in the end`);
  const slow = slowest(answers);
  if (slow > answerWithinMs) wrong.push(`an answer took ${String(slow)} ms`);
  const refused = answers.filter(({ status }) => !isAccepted(status));
  const odd = refused.filter(({ status }) => status !== 503);
  if (odd.length > 0)
    wrong.push(
      `answers were neither 2xx nor 503: ${odd
        .map(({ status }) => status)
        .join(', ')
        .slice(0, 100)}`,
    );
  if (refused.length > 0 && !mayRefuse) wrong.push(`${String(refused.length)} enquiries were refused`);
  return wrong;
}

function isAccepted(status: number): boolean {
  return status >= 200 && status < 300;
}
