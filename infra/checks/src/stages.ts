/** Each static check counts as one test. */
import { add, type Count, nothing } from './count.ts';
import { execute, type Outcome, runBrowser, runVitest } from './runners.ts';
import type { FileTime } from './slowest.ts';
import type { Tool } from './tools.ts';

export interface Stage {
  tools: Tool[];
  run: (args?: readonly string[]) => Outcome | Promise<Outcome>;
}

export const stages = {
  check: { tools: [], run: runChecks },
  // no IO beyond loopback
  unit: { tools: [], run: (args) => runVitest(['unit', 'dom', 'mocked', 'page'], args) },
  int: { tools: ['redis', 'dovecot'], run: (args) => runVitest(['int'], args) },
  e2e: { tools: ['chromium'], run: runBrowser },
  full: { tools: ['redis', 'dovecot', 'chromium'], run: (args) => runVitest(['full'], args) },
  evidence: { tools: ['redis'], run: (args) => runVitest(['evidence'], args) },
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
export const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint and import cycles', 'oxlint'],
  ['import directions', 'node', 'infra/checks/src/imports.ts'],
  ['how tests wait', 'node', 'infra/checks/src/waits.ts'],
  ['how tables are read', 'node', 'infra/checks/src/tables.ts'],
  ['types of the services', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['types of the routes', 'npm', 'run', '--silent', 'typegen', '-w', 'web'],
  ['types of the web', 'tsc', '--noEmit', '-p', 'web/tsconfig.json'],
  ['requirements and their tests', 'node', 'infra/requirements/src/main.ts', '--check'],
  ['lock file', 'node', 'infra/checks/src/lock-file.ts', '--check'],
  ['contract and its generated files', 'npm', 'run', '--silent', 'check', '-w', 'openapi'],
];

function runChecks(): Outcome {
  let count: Count = nothing;
  const failures: string[] = [];
  const times: FileTime[] = [];
  for (const [name, command, ...args] of checks) {
    const started = performance.now();
    const ok = execute(command, args) === 0;
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
    count = add(count, ok ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });
    if (!ok) failures.push(name);
    times.push({ file: name, seconds: (performance.now() - started) / 1000 });
  }
  return { count, failures, times };
}
