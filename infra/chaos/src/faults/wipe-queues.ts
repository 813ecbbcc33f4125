import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const wipeQueuesFault: Fault = {
  name: 'wipe-queues',
  happens: 'Redis FLUSHALL 5 times (on PostgreSQL: every table of the queues emptied), under a slow CRM',
  promise: 'Queues only make things fast: the relay publishes anew what no queue knows.',
  settleMs: 300_000,
  async strike({ platform, visit, pick, say, saw }) {
    // slow, so that jobs wait when they are wiped
    await platform.sandbox.setFaults({ delayMs: 1_500, idempotent: false });
    const wipes = pick(5, 2);
    const seconds = pick(60, 10);
    const visiting = visit(seconds);
    for (let n = 1; n <= wipes; n += 1) {
      await sleep((seconds * 1_000) / (wipes + 1));
      await wipeQueues(platform.databaseUrl, platform.redisUrl);
      say(`queues wiped (${String(n)} of ${String(wipes)})`);
    }
    await visiting;
    saw(`${String(wipes)} wipes`);
    await platform.sandbox.setFaults({});
  },
};
