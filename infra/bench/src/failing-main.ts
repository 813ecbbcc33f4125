/** `node infra/bench/src/failing-main.ts [--backend postgres|redis] [--leads 10000] [--tail 600] [--verbose]` */
import { parseArgs } from 'node:util';
import { type Backend, chosenBackends, concludeTable, watchPlatforms } from './command.ts';
import { runFailing, type FailingRound } from './failing.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string' },
    leads: { type: 'string', default: '10000' },
    tail: { type: 'string', default: '600' },
    verbose: { type: 'boolean', default: false },
  },
});

/** Share of a healthy CRM's rate, by share of failing calls. */
const aims = new Map([
  [0.25, 0.6],
  [0.5, 0.25],
]);

const backends = chosenBackends(values.backend);
const watch = watchPlatforms(values.verbose);
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
    ...watch(backend),
  });
  const healthy = rounds.find(({ share }) => share === 0)?.confirmedPerSecond ?? 0;
  for (const round of rounds) report(backend, round, round.confirmedPerSecond / healthy);
}
concludeTable(table, passed, missed);

function report(backend: Backend, round: FailingRound, ofHealthy: number): void {
  const aim = aims.get(round.share);
  if (aim !== undefined && ofHealthy >= aim) passed += 1;
  if (aim !== undefined && ofHealthy < aim) missed += 1;
  const { share, confirmedPerSecond, callsPerLead, tailSeconds, waiting } = round;
  table.push(
    `| ${backend} | ${String(share * 100)} % | ${confirmedPerSecond.toFixed(0)} | ${ofHealthy.toFixed(2)} | ${String(aim ?? '')} ` +
      `| ${callsPerLead.toFixed(2)} | ${tailSeconds?.toFixed(0) ?? ''} | ${String(waiting)} |`,
  );
}
