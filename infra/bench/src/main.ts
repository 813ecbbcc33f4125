/** `npm run bench:drain -- [--backend postgres|redis] [--rounds 3] [--leads 4000] [--verbose]` */
import { median } from '@manzil/testing/median';
import { parseArgs } from 'node:util';
import { type Backend, chosenBackends, concludeTable, watchPlatforms } from './command.ts';
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

/** The requirement's. */
const aims = { redis: { floor: 'bullmq', share: 0.6 }, postgres: { floor: 'outbox', share: 0.3 } } as const;

const backends = chosenBackends(values.backend);
const watch = watchPlatforms(values.verbose);
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
    ...watch(backend),
  };
  report(backend, await runDrain(options));
}
concludeTable(table, backends.length - missed, missed);

function report(backend: Backend, rounds: Round[]): void {
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
