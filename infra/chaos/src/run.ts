/** What runs of faults and of lies have in common. */
import { root } from '@manzil/embedded/root';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from './platform-env.ts';

export interface RunOptions {
  backend: Backend;
  /** Fewer leads, and shorter waits in production's order. */
  short: boolean;
  say: (line: string) => void;
  onLine: (name: string, line: string) => void;
}

/** @param who begins each line */
export function watch(who: string, verbose: boolean): Pick<RunOptions, 'say' | 'onLine'> {
  const began = performance.now();
  return {
    say: (line) => {
      console.log(`[${who}, ${String(Math.round((performance.now() - began) / 1_000))} s] ${line}`);
    },
    onLine: (name, line) => {
      if (verbose) console.log(`[${who}] ${name}: ${line}`);
    },
  };
}

export function writeReliability(change: (document: string) => string): void {
  const file = path.join(root, 'docs/reliability.md');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

export function exitWith(rows: readonly { broken: readonly string[] }[], what: string, startedAt: number): never {
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const failed = rows.filter(({ broken }) => broken.length > 0).length;
  console.log(`${String(rows.length)} ${what} in ${minutes} minutes`);
  console.log(`${String(rows.length - failed)} passed, ${String(failed)} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
