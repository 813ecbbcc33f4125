/**
 * Runs what a change can reach: what vitest finds by imports, and what `reach.ts` says.
 * npm run test:changed                 what is not committed
 * npm run test:changed -- main~3       all since that commit
 * npm run test:changed -- HEAD --first-red     ends with the first test that fails
 * npm run test:changed -- HEAD --no-browser    leaves the browser tests out
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { byStage, firstRedFirst } from './order.ts';
import { reachOf } from './reach.ts';
import { root } from '@manzil/embedded/root';
import { runStages } from './run-stages.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'first-red': { type: 'boolean', default: false }, 'no-browser': { type: 'boolean', default: false } },
});
const [ref = 'HEAD'] = positionals;
const firstRed = values['first-red'];
const changed = changedSince(ref);
const startsProcesses = /service-process|sandbox-process/;
const reached = reachOf(changed, {
  screens: find('web/{src,server}/**/*.{dom.test.tsx,page.test.ts}'),
  processes: find('services/*/src/**/*.int.test.ts')
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ source }) => startsProcesses.test(source)),
  api: find('services/api/src/**/*.test.ts'),
  specs: find('web/e2e/*.spec.ts').map((file) => path.basename(file)),
});

const byImports = listed(['--project=unit', '--project=int', `--changed=${ref}`]);
const ints = new Set([...byImports, ...reached.processes].filter((file) => file.endsWith('.int.test.ts')));
const units = [...byImports.filter((file) => !ints.has(file)), ...reached.processes.filter((file) => !ints.has(file))];
const quick = [...new Set([...units, ...reached.screens])];

const reachable = { quick, ints: [...ints], specs: values['no-browser'] ? [] : reached.specs };
const wanted = firstRed ? firstRedFirst(reachable, changed) : byStage(reachable);
console.log(
  `${String(changed.length)} changed files reach ${String(quick.length)} files of unit and screen tests, ` +
    `${String(ints.size)} of integration tests, ${String(reachable.specs.length)} of browser tests.`,
);
if (wanted.length === 0) {
  console.log('No test can see this change.\n\n0 passed, 0 failed');
  process.exit(0);
}
await runStages(wanted, { firstRed });

/** Untracked and removed ones too. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit, '--'), ...git('ls-files', '--others', '--exclude-standard')];
}

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => name.endsWith('node_modules') }).map((file) =>
    file.replaceAll('\\', '/'),
  );
}

function listed(args: readonly string[]): string[] {
  const said = execFileSync('vitest', ['list', '--filesOnly', '--json', ...args], { cwd: root, encoding: 'utf8' });
  const files = JSON.parse(said) as { file: string }[];
  return [...new Set(files.map(({ file }) => path.relative(root, file).replaceAll('\\', '/')))];
}
