import { buildWebIfNeeded } from '@manzil/embedded/web-build';
import { setTimeout as sleep } from 'node:timers/promises';
import { browse } from '../browsers.ts';
import { rate, type Fault } from '../fault.ts';

const requests = 50;
const silent = { file: 'the log', write: () => undefined, close: () => undefined };

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  happens: 'two api and two web behind a proxy, each restarted in turn, three rounds, under 50 requests a second',
  promise: 'A rollout costs no visitor a failed request.',
  backends: ['postgres'],
  onlyBecause: 'the queues play no part in it',
  weight: 4,
  settleMs: 300_000,
  async platform() {
    await buildWebIfNeeded(silent, new AbortController().signal, () => undefined);
    return { front: true };
  },
  async strike({ platform, visit, pick, say, saw, demand }) {
    const { front } = platform;
    if (front === undefined) throw new Error('This platform has no front');
    const seconds = pick(120, 45);
    const rounds = pick(3, 1);
    const visiting = visit(seconds);
    const browsing = browse(front.url, requests - rate, seconds);
    const startedAt = performance.now();
    let restarts = 0;
    for (let round = 0; round < rounds; round += 1) {
      for (const { child, target, balancer } of front.members) {
        await sleep(500);
        await balancer.drain(target);
        await child.stop();
        await child.restart();
        await balancer.admit(target);
        restarts += 1;
        say(`${child.name} restarted (${String(restarts)} of ${String(rounds * front.members.length)})`);
      }
    }
    const tookMs = performance.now() - startedAt;
    const [{ asked, failed }] = await Promise.all([browsing, visiting]);
    saw(
      `${String(restarts)} restarts in ${String(Math.round(tookMs / 1_000))} s, ${String(asked)} pages and lists read beside, ${String(failed.length)} failed`,
    );
    demand(failed.length === 0, `${String(failed.length)} requests failed: ${failed.slice(0, 5).join(', ')}`);
    demand(tookMs < seconds * 1_000, 'the restarts took longer than the load');
  },
};
