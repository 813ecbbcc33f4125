/** What `npm test` and its parts run. Each static check counts as one test. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { portIsFree } from '@manzil/embedded/free-port';
import { add, type Count, countPlaywright, countReport, countVitest, nothing } from './count.ts';
import { playwrightFailures, playwrightSecondTries, readLines, vitestFailures } from './failures.ts';
import { secondTryFile } from './second-try-reporter.ts';
import type { Tool } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const results = path.join(root, 'infra/checks/.results');

export interface Stage {
  tools: Tool[];
  run: () => Promise<Outcome>;
}

export interface Outcome {
  count: Count;
  /** One line for each failed test that a report names. */
  failures: string[];
  /** One line for each test that passed only at its second try. */
  secondTries: string[];
}

export const stages = {
  check: { tools: [], run: runChecks },
  unit: { tools: [], run: () => runVitest('unit', 0) },
  int: { tools: ['redis'], run: () => runVitest('int', 1) },
  e2e: { tools: ['chromium'], run: runBrowser },
  full: { tools: ['redis'], run: () => runVitest('full', 1) },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
export const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

/** Static checks, each a command that exits with 0 when all is well. */
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and import cycles', 'oxlint'],
  ['import directions', 'node', 'infra/checks/src/imports.ts'],
  ['types of the services', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['types of the routes', 'npm', 'run', '--silent', 'typegen', '-w', 'web'],
  ['types of the web', 'tsc', '--noEmit', '-p', 'web/tsconfig.json'],
  ['requirements and their tests', 'node', 'infra/requirements/src/main.ts', '--check'],
  ['lock file', 'node', 'infra/checks/src/lock-file.ts', '--check'],
  ['contract and its generated files', 'npm', 'run', '--silent', 'check', '-w', 'openapi'],
];

async function runChecks(): Promise<Outcome> {
  let count = nothing;
  const failures: string[] = [];
  for (const [name, command, ...args] of checks) {
    const ok = execute(command, args) === 0;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    count = add(count, ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });
    if (!ok) failures.push(name);
  }
  return { count, failures, secondTries: [] };
}

/** @param retries tests on real servers and clocks get a second try (decision 19); what does no IO gets none */
async function runVitest(project: string, retries: number): Promise<Outcome> {
  const report = freshReport(project);
  const second = freshReport(`${project}-second-tries`);
  const reporters = ['default', 'json', './infra/checks/src/second-try-reporter.ts'];
  const code = execute(
    'vitest',
    [
      'run',
      `--project=${project}`,
      `--retry=${String(retries)}`,
      ...reporters.map((name) => `--reporter=${name}`),
      `--outputFile.json=${report}`,
    ],
    { [secondTryFile]: second },
  );
  return {
    count: countReport(report, code, countVitest),
    failures: readLines(report, (read: Parameters<typeof vitestFailures>[0]) => vitestFailures(read, root)),
    secondTries: readLines(second, (lines: string[]) => lines),
  };
}

async function runBrowser(): Promise<Outcome> {
  const report = freshReport('e2e');
  const code = execute(
    'playwright',
    ['test', '--config', 'web/e2e/playwright.config.ts', '--retries=1', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(await freePorts()) },
  );
  return {
    count: countReport(report, code, countPlaywright),
    failures: readLines(report, playwrightFailures),
    secondTries: readLines(report, playwrightSecondTries),
  };
}

/** The first of five free ports in a row: another copy of the tests may be running on this machine. */
async function freePorts(): Promise<number> {
  for (let first = 3100; first < 3900; first += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4].map((n) => portIsFree(first + n)));
    if (free.every(Boolean)) return first;
  }
  throw new Error('There are no five free ports in a row between 3100 and 3900.');
}

function freshReport(name: string): string {
  const file = path.join(results, `${name}.json`);
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** npm puts node_modules/.bin on the PATH. Its output goes where ours goes. */
function execute(command: string, args: readonly string[], env: Record<string, string> = {}): number {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error !== undefined) console.error(result.error.message);
  return result.status ?? 1;
}
