/** A process of the platform, as the starter runs it, for tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface ServiceProcess {
  pid: number;
  /** All that it wrote. */
  lines: string[];
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const readyWithinMs = 60_000;

/** Runs services/<name>/src/main.ts and waits until it says that it is ready. Throws when that takes longer than a minute. */
export async function startService(name: string, settings: Record<string, string>): Promise<ServiceProcess> {
  const main = path.resolve(import.meta.dirname, '../../../services', name, 'src/main.ts');
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [main], { env: { PATH, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), readyWithinMs);
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (!line.includes('"msg":"ready"')) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${name} ended before it was ready:\n${lines.join('\n')}`));
    });
  });
  return {
    pid: child.pid ?? 0,
    lines,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
