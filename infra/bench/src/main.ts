/** `npm run bench:drain -- [--backend postgres|redis] [--rounds 3] [--leads 4000] [--verbose]` */
import type { Platform } from '@manzil/chaos/platform';
import { signalAll } from '@manzil/chaos/process-tree';
import { parseArgs } from 'node:util';
import { runDrain, type DrainOptions, type Round } from './drain.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    leads: { type: 'string', default: '4000' },
    bullmq: { type: 'string', default: '16' },
    outbox: { type: 'string', default: '32' },
    verbose: { type: 'boolean', default: false },
  },
});

// whoever stops the benchmark stops what it has started
let platform: Platform | undefined;
process.once('exit', () => {
  signalAll(platform?.pids ?? [], 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The aims of the requirement: the product's rate as a share of the bare one's. */
const aims = { redis: { floor: 'bullmq', share: 0.6 }, postgres: { floor: 'outbox', share: 0.3 } } as const;

const backends = values.backend === undefined ? (['redis', 'postgres'] as const) : [values.backend as 'redis'];
const startedAt = performance.now();
let missed = 0;
const table = [
  '| queues | ours a second | bare BullMQ | bare outbox | of BullMQ | of the outbox | aim |',
  '|---|--:|--:|--:|--:|--:|---|',
];
for (const backend of backends) {
  const options: DrainOptions = {
    backend,
    leads: Number(values.leads),
    rounds: Number(values.rounds),
    concurrency: { bullmq: Number(values.bullmq), outbox: Number(values.outbox) },
    say: (line) => {
      console.log(`[${backend} ${String(Math.round((performance.now() - startedAt) / 1000))} s] ${line}`);
    },
    onStarted: (started) => {
      platform = started;
    },
    onLine: (name, line) => {
      if (values.verbose) console.log(`${name}: ${line}`);
    },
  };
  report(backend, await runDrain(options));
  platform = undefined;
}
console.log(`\n${table.join('\n')}\n`);
console.log(`${String(backends.length - missed)} passed, ${String(missed)} failed`);
process.exitCode = missed === 0 ? 0 : 1;

function report(backend: 'redis' | 'postgres', rounds: Round[]): void {
  const rate = (name: keyof Round): number =>
    median(rounds.map((round) => round[name].references.length / round[name].seconds));
  const share = (name: 'bullmq' | 'outbox'): number =>
    median(rounds.map((round) => round[name].seconds / round.ours.seconds));
  const { floor, share: aim } = aims[backend];
  if (share(floor) < aim) missed += 1;
  table.push(
    `| ${backend} | ${rate('ours').toFixed(0)} | ${rate('bullmq').toFixed(0)} | ${rate('outbox').toFixed(0)} ` +
      `| ${share('bullmq').toFixed(2)} | ${share('outbox').toFixed(2)} | ${String(aim)} of ${floor} |`,
  );
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
