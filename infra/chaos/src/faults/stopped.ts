/** A hung server keeps its connections and answers nothing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Run } from '../fault.ts';
import type { Answer } from '../load.ts';

interface Stoppable {
  pause: () => Promise<void> | void;
  resume: () => Promise<void> | void;
}

/** Answers of those who came meanwhile. */
async function hang(run: Run, server: Stoppable): Promise<Answer[]> {
  const seconds = run.pick(30, 8);
  const aroundMs = run.pick(15_000, 3_000);
  const visiting = run.visit(seconds + (2 * aroundMs) / 1_000);
  await sleep(aroundMs);
  const stoppedAt = performance.now();
  await server.pause();
  run.say('stopped');
  await sleep(seconds * 1_000);
  await server.resume();
  const resumedAt = performance.now();
  run.say('goes on');
  await visiting;
  return run.visitors.answers.filter(({ askedAt }) => askedAt >= stoppedAt && askedAt < resumedAt);
}

function describe(answers: readonly Answer[]): string {
  const statuses = new Map<number, number>();
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const slowest = answers.reduce((most, { tookMs }) => Math.max(most, tookMs), 0);
  const counts = [...statuses].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ');
  return `while stopped: ${counts}, slowest ${String(slowest)} ms`;
}

export const stopRedis: Fault = {
  name: 'stop-redis',
  happens: 'Redis stopped (SIGSTOP) for 30 s',
  promise: 'Visitors do not wait for Redis: every answer is a 2xx within 5.5 s.',
  backends: ['redis'],
  onlyBecause: 'without Redis there is none to stop',
  settleMs: 300_000,
  async strike(run) {
    const { redis } = run.platform;
    if (redis === undefined) throw new Error('This platform has no Redis');
    run.saw(describe(await hang(run, redis)));
  },
};

export const stopPostgres: Fault = {
  name: 'stop-postgres',
  happens: 'all processes of PostgreSQL stopped (SIGSTOP) for 30 s',
  promise: 'A database that hangs costs a 503 within 5.5 s, never a 2xx for what is not stored.',
  mayRefuse: true,
  settleMs: 400_000,
  async strike(run) {
    run.saw(describe(await hang(run, run.platform.postgres)));
  },
};

export const stopCrm: Fault = {
  name: 'stop-crm',
  happens: 'the CRM stopped (SIGSTOP) for 30 s, and recognising nothing',
  promise: 'No visitor waits for the CRM; requests without an answer are looked up, not repeated.',
  settleMs: 600_000,
  async strike(run) {
    await run.platform.sandbox.setFaults({ idempotent: false });
    run.saw(describe(await hang(run, run.platform.crm)));
  },
};
