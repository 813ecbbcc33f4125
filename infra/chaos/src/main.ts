/** `npm run chaos -- kill [--backend postgres|redis] [--short]`: without a backend, one after the other on both. */
import { parseArgs } from 'node:util';
import { runKill, type KillReport } from './kill.ts';
import { longRun, shortRun, type KillOptions } from './options.ts';

const usage = 'npm run chaos -- kill [--backend postgres|redis] [--short] [--verbose]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { backend: { type: 'string' }, short: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
if (positionals[0] !== 'kill' || !['postgres', 'redis', undefined].includes(values.backend)) {
  console.error(usage);
  process.exit(2);
}

const backends: KillOptions['backend'][] =
  values.backend === undefined ? ['postgres', 'redis'] : [values.backend as KillOptions['backend']];
const reports: KillReport[] = [];
for (const backend of backends) {
  const startedAt = performance.now();
  const report = await runKill(values.short === true ? shortRun(backend) : longRun(backend), {
    say: (line) => {
      console.log(`[${backend} ${String(Math.round((performance.now() - startedAt) / 1000))} s] ${line}`);
    },
    onLine: (name, line) => {
      if (values.verbose === true) console.log(`${name}: ${line}`);
    },
  });
  reports.push(report);
  console.log(JSON.stringify(report, null, 2));
}
for (const { backend, wrong } of reports)
  console.log(`${backend}: ${wrong.length === 0 ? 'every lead arrived exactly once' : wrong.join('; ')}`);
process.exit(reports.every(({ wrong }) => wrong.length === 0) ? 0 : 1);
