import { run } from '@manzil/embedded/process/run';
import { root } from '@manzil/embedded/root';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(root, 'load-tests');

/** From their files. */
export function scenarioNames(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .toSorted();
}

export interface Run {
  k6: string;
  scenario: string;
  url: string;
  smoke: boolean;
  /** JSON. */
  summaryFile?: string;
  /** For all of it. */
  withinMs?: number;
}

/** k6's exit code: 0 when every threshold held. @throws for a scenario that does not exist */
export async function runK6({ k6, scenario, url, smoke, summaryFile, withinMs = 5_400_000 }: Run): Promise<number> {
  const file = path.join(folder, `${scenario}.ts`);
  if (!existsSync(file)) throw new Error(`There is no scenario ${scenario}: take one of ${scenarioNames().join(', ')}`);
  const summary = summaryFile === undefined ? [] : ['--summary-export', summaryFile];
  const { code } = await run(k6, ['run', '--no-usage-report', '--quiet', ...summary, file], {
    env: { BASE_URL: url, SMOKE: smoke ? '1' : '0' },
    withinMs,
    stdout: 'inherit',
    stderr: 'inherit',
  });
  return code ?? 1;
}
