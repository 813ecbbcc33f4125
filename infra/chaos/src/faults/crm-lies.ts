import { crmCalls, gapsAfterRefusals, noteCrmCalls } from '../crm-calls.ts';
import type { Fault, Run } from '../fault.ts';
import type { SandboxFaults } from '../sandbox-client.ts';

async function misbehave(run: Run, faults: SandboxFaults): Promise<void> {
  await run.platform.sandbox.setFaults(faults);
  await run.visit(run.pick(60, 10));
  await run.platform.sandbox.setFaults({ ...faults, cutAfterWrite: 0, malformed: 0, tooMany429: 0, error500: 0 });
  const attempts = await run.ledger.attempts();
  const ambiguous = Object.entries(attempts)
    .filter(([name]) => name.startsWith('send unknown'))
    .reduce((sum, [, count]) => sum + count, 0);
  run.saw(`${String(ambiguous)} ambiguous answers`);
  run.demand(ambiguous > 0 || (faults.cutAfterWrite ?? 0) + (faults.malformed ?? 0) === 0, 'no answer was ambiguous');
}

export const cutAnswers: Fault = {
  name: 'cut-answers',
  happens: "30 % of the CRM's answers cut after the write, for 60 s",
  promise: 'An answer that never came is looked up before anything is sent again.',
  settleMs: 600_000,
  strike: (run) => misbehave(run, { cutAfterWrite: 0.3 }),
};

export const malformedAnswers: Fault = {
  name: 'malformed-answers',
  happens: "15 % of the CRM's answers, to writes and to lookups, cannot be read, for 60 s",
  promise: 'A 2xx that cannot be read proves nothing: it is looked up as well.',
  settleMs: 600_000,
  // few: an open breaker would hold back what is to be tried
  strike: (run) => misbehave(run, { malformed: 0.15 }),
};

export const noIdempotency: Fault = {
  name: 'no-idempotency',
  happens: 'the CRM ignores idempotency keys and versions; 15 % of its answers cut, 5 % are 500, for 60 s',
  promise: 'Nothing rests on the CRM recognising a repeated write.',
  settleMs: 600_000,
  strike: (run) => misbehave(run, { idempotent: false, cutAfterWrite: 0.15, error500: 0.05, delayMs: 100 }),
};

const askedMs = 7_000;

export const slowDown: Fault = {
  name: 'slow-down',
  happens: "15 % of the CRM's answers are 429 with Retry-After 7, for 60 s",
  promise: 'Retry-After is never undercut: no call for the same record comes sooner, seen on the wire.',
  settleMs: 600_000,
  platform: noteCrmCalls,
  async strike(run) {
    await misbehave(run, { tooMany429: 0.15, retryAfterSeconds: askedMs / 1_000 });
    run.later(() => {
      demandGaps(run);
    });
  },
};

/** @param run notes calls of a CRM with Retry-After: 7 */
export function demandGaps(run: Run): void {
  const { refusals, shortestMs } = gapsAfterRefusals(crmCalls(run));
  run.saw(
    `${String(refusals)} times 429, shortest gap ${shortestMs === null ? 'none' : `${(shortestMs / 1_000).toFixed(2)} s`}`,
  );
  run.demand(refusals > 0, 'the CRM never answered 429');
  run.demand(shortestMs !== null && shortestMs >= askedMs, `a call came ${String(shortestMs)} ms after a 429`);
}
