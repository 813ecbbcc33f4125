import type { ChildProcess } from 'node:child_process';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Kills it when it is too slow. Gives once it is gone. */
export function endChild(child: ChildProcess, withinMs: number): Promise<void> {
  return endInSteps(child, [
    ['SIGTERM', 0],
    ['SIGKILL', withinMs],
  ]);
}

/** Each after its time, while it lives. Gives once it is gone. */
export async function endInSteps(
  child: ChildProcess,
  steps: readonly (readonly [signal: NodeJS.Signals, afterMs: number])[],
): Promise<void> {
  if (hasEnded(child)) return;
  const gone = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const timers = steps.map(([signal, afterMs]) => {
    if (afterMs > 0) return setTimeout(() => child.kill(signal), afterMs);
    child.kill(signal);
    return undefined;
  });
  await gone;
  for (const timer of timers) clearTimeout(timer);
}
