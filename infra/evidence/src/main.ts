/**
 * Runs a long piece of evidence and writes what came of it, with commit and date, into docs/evidence.md.
 *
 *   npm run evidence                         what there is
 *   npm run evidence -- hubspot [more]       runs one; `more` goes to its command, and is then not written down
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from './catalogue.ts';
import { commitNow, root } from './commit.ts';
import { figuresOf, resultOf, withRun } from './page.ts';

const [name, ...more] = process.argv.slice(2);
const chosen = catalogue.find((one) => one.name === name);
if (chosen === undefined) {
  for (const { name: known, shows, minutes } of catalogue)
    console.log(`${known.padEnd(17)} ${String(minutes).padStart(4)} min  ${shows}`);
  process.exit(name === undefined ? 0 : 2);
}

const started = performance.now();
const commit = commitNow();
const { output, code } = await run([...chosen.command, ...more]);
const told = resultOf(output);
// a command that failed and counted no failure, or ended without its line, has failed once
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
console.log(`${String(counted.passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** What it prints is shown as it comes, and kept. */
async function run([program = '', ...args]: readonly string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
    process.stdout.write(chunk);
  });
  const ended = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { output: said, code: ended };
}
