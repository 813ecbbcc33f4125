import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { noteCrmCalls } from '../crm-calls.ts';
import type { Fault } from '../fault.ts';
import { demandGaps } from './crm-lies.ts';

const preload = fileURLToPath(new URL('../preload/clock-ahead.ts', import.meta.url));

export const clockAhead: Fault = {
  name: 'clock-ahead',
  happens:
    "the clock of retry two hours ahead; 20 % of the CRM's answers 429 with Retry-After 7, crm-sync killed 3 times",
  promise: "Times that decide something are the database's: no lease ends early, no Retry-After is undercut.",
  settleMs: 400_000,
  platform: (setup) => ({ ...noteCrmCalls(setup), nodeFlags: { retry: ['--import', preload] } }),
  async strike(run) {
    const { platform, pick, visit } = run;
    await platform.sandbox.setFaults({ tooMany429: 0.2, retryAfterSeconds: 7, delayMs: 300, idempotent: false });
    const seconds = pick(60, 12);
    const kills = pick(3, 2);
    const visiting = visit(seconds);
    for (let n = 0; n < kills; n += 1) {
      await sleep((seconds * 1_000) / (kills + 1));
      await platform.crmSync.kill();
      await platform.crmSync.restart();
    }
    await visiting;
    run.later(() => {
      demandGaps(run);
    });
  },
};
