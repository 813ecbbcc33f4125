/**
 * Writes a long run's result into docs/evidence.md.
 * npm run evidence                     what there is
 * npm run evidence -- hubspot [more]   `more` goes to its command, and is not written down
 */
import { conclude } from '@manzil/testing/conclude';
import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from './catalogue.ts';
import { commitNow } from './commit.ts';
import { figuresOf, resultOf, withRun } from './page.ts';

const longestMs = 12 * 3_600_000;

const [name, ...more] = process.argv.slice(2);
const chosen = catalogue.find((one) => one.name === name);
if (chosen === undefined) {
  for (const { name: known, shows, minutes } of catalogue)
    console.log(`${known.padEnd(17)} ${String(minutes).padStart(4)} min  ${shows}`);
  process.exit(name === undefined ? 0 : 2);
}

const started = performance.now();
const commit = commitNow();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
const [program = '', ...args] = [...chosen.command, ...more];
const { said: output, code } = await run(program, args, {
  cwd: root,
  stderr: 'inherit',
  onOutput: (chunk) => void process.stdout.write(chunk),
  signal: stopping.signal,
  // it stops what it has started
  killSignal: 'SIGTERM',
  withinMs: longestMs,
});
const told = resultOf(output);
// without its line, or without a counted failure, it has failed once
const counted = told ?? { passed: 0, failed: 0 };
const failed = counted.failed === 0 && (code !== 0 || told === null) ? 1 : counted.failed;
if (more.length === 0) {
  const page = path.join(root, 'docs/evidence.md');
  const before = readFileSync(page, { encoding: 'utf8', flag: 'a+' });
  const day = new Date().toISOString().slice(0, 10);
  const minutes = (performance.now() - started) / 60_000;
  const last = { passed: counted.passed, failed, commit, day, minutes, figures: figuresOf(output) };
  writeFileSync(page, withRun(before, catalogue, chosen.name, last));
}
conclude(counted.passed, failed);
