/** `npm run load -- <scenario> [--smoke] [--url http://…] [--json file]` */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf } from './figures.ts';
import { findOrBuildK6 } from './k6-binary.ts';
import { startOwnPlatform } from './own-platform.ts';
import { runK6, scenarioNames } from './run-k6.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false }, url: { type: 'string' }, json: { type: 'string' } },
});
const scenario = positionals[0] ?? '';
const folder = await mkdtemp(path.join(tmpdir(), 'manzil-load-'));
const summaryFile = values.json ?? path.join(folder, 'summary.json');
try {
  if (!scenarioNames().includes(scenario)) throw new Error(`Name a scenario: ${scenarioNames().join(', ')}`);
  const k6 = await findOrBuildK6(console.log);
  // each visitor has an address and so a limit of his own
  const own = values.url === undefined ? await startOwnPlatform() : null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void own?.stop().then(() => process.exit(1)));
  try {
    const run = { k6, scenario, url: values.url ?? own?.url ?? '', smoke: values.smoke };
    const code = await runK6({ ...run, summaryFile });
    for (const line of figuresOf(scenario, JSON.parse(await readFile(summaryFile, 'utf8')))) console.log(line);
    // k6 fails when a threshold was crossed
    console.log(code === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
    process.exitCode = code;
  } finally {
    await own?.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
