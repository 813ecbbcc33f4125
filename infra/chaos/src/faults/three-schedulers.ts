import { wipeQueues } from '@manzil/core/messaging/testing/wipe-queues';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';

export const threeSchedulers: Fault = {
  name: 'three-schedulers',
  happens: 'three schedulers, one killed on the way, queues wiped once; pulls scheduled for every minute',
  promise: 'Any number of schedulers is one: a tick runs once, a delivery is published to be sent once.',
  settleMs: 300_000,
  platform: () => ({ schedulers: 3 }),
  async strike({ platform, ledger, visit, pick, say, saw, demand, later }) {
    await platform.sandbox.setFaults({ delayMs: 300, idempotent: false });
    await ledger.query(`update sync_schedule set schedule_time = '* * * * *'`);
    const seconds = pick(150, 75);
    const visiting = visit(seconds);
    await sleep((seconds * 1_000) / 3);
    await platform.schedulers[1]?.kill();
    await wipeQueues(platform.databaseUrl, platform.redisUrl);
    say('a scheduler killed, queues wiped');
    await sleep((seconds * 1_000) / 3);
    await platform.schedulers[1]?.restart();
    await visiting;
    later(async () => {
      const pulls = await ledger.query<{ minute: string; n: number }>(
        `select date_trunc('minute', started_at)::text as minute, count(*)::integer as n from sync_runs
         where trigger = 'schedule' group by 1`,
      );
      const total = pulls.reduce((sum, { n }) => sum + n, 0);
      saw(`${String(total)} pulls in ${String(pulls.length)} minutes`);
      demand(total > 0, 'no pull ran');
      demand(total === pulls.length, 'more than one pull ran in a minute');
    });
  },
};
