import { root } from '@manzil/embedded/root';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { portIsFree } from '@manzil/embedded/free-port';
import { type Count, countPlaywright, countReport, countVitest } from './count.ts';
import { playwrightFailures, readReport, vitestFailures } from './failures.ts';
import { type FileTime, playwrightTimes, vitestTimes } from './slowest.ts';

const results = path.join(root, '.results');

export interface Outcome {
  count: Count;
  failures: string[];
  times: FileTime[];
}

/** @param args for vitest, such as files */
export function runVitest(projects: readonly string[], args: readonly string[] = []): Outcome {
  const report = freshReport(projects.join('-'));
  const code = execute('vitest', [
    'run',
    ...projects.map((name) => `--project=${name}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const nameOf = (file: string): string => path.relative(root, file);
  return {
    count: countReport(report, code, countVitest),
    failures: readReport(report, [], (read: Parameters<typeof vitestFailures>[0]) => vitestFailures(read, root)),
    times: readReport(report, [], (read: Parameters<typeof vitestTimes>[0]) => vitestTimes(read, nameOf)),
  };
}

export async function runBrowser(args: readonly string[] = []): Promise<Outcome> {
  const report = freshReport('e2e');
  const code = execute(
    'playwright',
    ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json', ...args],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, E2E_PORT: String(await freePorts()) },
  );
  return {
    count: countReport(report, code, countPlaywright),
    failures: readReport(report, [], playwrightFailures),
    times: readReport(report, [], playwrightTimes),
  };
}

/** Five in a row, beside another copy of the tests. */
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

/** npm puts node_modules/.bin on the PATH. @returns the exit code */
export function execute(command: string, args: readonly string[], env: Record<string, string> = {}): number {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.error !== undefined) console.error(result.error.message);
  return result.status ?? 1;
}
