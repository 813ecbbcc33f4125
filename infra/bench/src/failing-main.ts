/** `node infra/bench/src/failing-main.ts [--backend postgres|redis] [--leads 10000] [--tail 600] [--verbose]` */
import type { Platform } from '@manzil/chaos/platform';
import { signalAll } from '@manzil/chaos/process-tree';
import { parseArgs } from 'node:util';
import { runFailing, type FailingRound } from './failing.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    leads: { type: 'string', default: '10000' },
    tail: { type: 'string', default: '600' },
    verbose: { type: 'boolean', default: false },
  },
});

// whoever stops the benchmark stops what it has started
let platform: Platform | undefined;
process.once('exit', () => {
  signalAll(platform?.pids ?? [], 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** The least share of the rate of a CRM that is well, by the share of calls that fail. */
const aims = new Map([
  [0.25, 0.6],
  [0.5, 0.25],
]);

const backends = values.backend === undefined ? (['redis', 'postgres'] as const) : [values.backend as 'redis'];
const startedAt = performance.now();
let passed = 0;
let missed = 0;
const table = [
  '| queues | calls that fail | confirmed a second | of a CRM that is well | aim | calls a lead | last one, s later | still waiting |',
  '|---|--:|--:|--:|--:|--:|--:|--:|',
];
for (const backend of backends) {
  const rounds = await runFailing({
    backend,
    leads: Number(values.leads),
    tailMs: Number(values.tail) * 1_000,
    shares: [0, ...aims.keys()],
    say: (line) => {
      console.log(`[${backend} ${String(Math.round((performance.now() - startedAt) / 1000))} s] ${line}`);
    },
    onStarted: (started) => {
      platform = started;
    },
    onLine: (name, line) => {
      if (values.verbose) console.log(`${name}: ${line}`);
    },
  });
  platform = undefined;
  const healthy = rounds.find(({ share }) => share === 0)?.confirmedPerSecond ?? 0;
  for (const round of rounds) report(backend, round, round.confirmedPerSecond / healthy);
}
console.log(`\n${table.join('\n')}\n`);
console.log(`${String(passed)} passed, ${String(missed)} failed`);
process.exitCode = missed === 0 ? 0 : 1;

function report(backend: string, round: FailingRound, ofHealthy: number): void {
  const aim = aims.get(round.share);
  if (aim !== undefined && ofHealthy >= aim) passed += 1;
  if (aim !== undefined && ofHealthy < aim) missed += 1;
  const { share, confirmedPerSecond, callsPerLead, tailSeconds, waiting } = round;
  table.push(
    `| ${backend} | ${String(share * 100)} % | ${confirmedPerSecond.toFixed(0)} | ${ofHealthy.toFixed(2)} | ${String(aim ?? '')} ` +
      `| ${callsPerLead.toFixed(2)} | ${tailSeconds?.toFixed(0) ?? ''} | ${String(waiting)} |`,
  );
}
