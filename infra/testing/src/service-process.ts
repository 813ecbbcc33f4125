import { endInSteps } from '@manzil/embedded/process/end-child';
import { startNode } from '@manzil/embedded/process/node-process';

export interface ServiceProcess {
  pid: number;
  lines: string[];
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const readyWithinMs = 60_000;

/** Throws when it is not ready within a minute. */
export async function startService(name: string, env: Record<string, string>): Promise<ServiceProcess> {
  const lines: string[] = [];
  const entry = `services/${name}/src/main.ts`;
  const onLine = (line: string): void => void lines.push(line);
  const { child } = await startNode({ name, entry, env, withinMs: readyWithinMs, onLine });
  return { pid: child.pid ?? 0, lines, end: (signal) => endInSteps(child, [[signal, 0]]) };
}
