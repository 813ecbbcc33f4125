import { conclude } from '@manzil/testing/conclude';
import type { Platform } from '@manzil/chaos/platform';
import { signalAll } from '@manzil/chaos/process-tree';

export type Backend = 'redis' | 'postgres';

export interface Watch {
  say: (line: string) => void;
  onLine: (name: string, line: string) => void;
  onStarted: (platform: Platform) => void;
}

export function chosenBackends(backend: string | undefined): readonly Backend[] {
  const both: readonly Backend[] = ['redis', 'postgres'];
  const chosen = both.filter((one) => backend === undefined || one === backend);
  if (chosen.length === 0) throw new Error(`--backend is ${both.join(' or ')}, not ${String(backend)}`);
  return chosen;
}

export function watchPlatforms(verbose: boolean): (backend: Backend) => Watch {
  let platform: Platform | undefined;
  process.once('exit', () => {
    signalAll(platform?.pids ?? [], 'SIGKILL');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const startedAt = performance.now();
  return (backend) => ({
    say: (line) => {
      console.log(`[${backend} ${String(Math.round((performance.now() - startedAt) / 1000))} s] ${line}`);
    },
    onLine: (name, line) => {
      if (verbose) console.log(`${name}: ${line}`);
    },
    onStarted: (started) => {
      platform = started;
    },
  });
}

export function concludeTable(table: readonly string[], passed: number, missed: number): void {
  console.log(`\n${table.join('\n')}\n`);
  conclude(passed, missed);
}
