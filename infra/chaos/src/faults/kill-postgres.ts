import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

const beforeMs = 2_000;

export const killPostgres: Fault = {
  name: 'kill-postgres',
  happens: 'all processes of PostgreSQL `kill -9` 10 times, each time started again',
  promise: 'A 2xx is given only for what is committed: it survives the death of the database.',
  mayRefuse: true,
  settleMs: 400_000,
  async strike({ platform, visit, pick, say, saw }) {
    const kills = pick(10, 3);
    const seconds = pick(120, 15);
    const everyMs = (seconds * 1_000 - beforeMs) / kills;
    const visiting = visit(seconds);
    await sleep(beforeMs);
    for (let n = 1; n <= kills; n += 1) {
      await platform.postgres.kill();
      await platform.postgres.restart();
      say(`PostgreSQL killed (${String(n)} of ${String(kills)})`);
      await sleep(everyMs);
    }
    await visiting;
    saw(`${String(kills)} kills`);
  },
};
