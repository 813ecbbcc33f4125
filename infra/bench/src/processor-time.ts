import { commandOf, runningProcesses, type ProcessStat } from './proc/proc-stat.ts';

/** Seconds by part. */
export function processorTime(postmaster: number): Record<string, number> {
  const used: Record<string, number> = {};
  for (const [pid, stat] of runningProcesses()) {
    const part = partOf(pid, stat, postmaster);
    if (part === null) continue;
    used[part] = (used[part] ?? 0) + stat.seconds + (pid === postmaster ? stat.endedSeconds : 0);
  }
  return used;
}

export function perLead(before: Record<string, number>, after: Record<string, number>, leads: number) {
  const rows = Object.entries(after).map(([part, seconds]) => [
    part,
    ((seconds - (before[part] ?? 0)) * 1_000) / leads,
  ]);
  return Object.fromEntries(rows) as Record<string, number>;
}

function partOf(pid: number, { parent }: ProcessStat, postmaster: number): string | null {
  if (postmaster !== 0 && (pid === postmaster || parent === postmaster)) return 'postgres';
  if (parent !== process.pid) return null;
  const command = commandOf(pid);
  const service = /services\/([a-z-]+)\/src\/main\.ts/.exec(command)?.[1];
  return service ?? (command.includes('redis-server') ? 'redis' : command.includes('/floor-') ? 'worker' : null);
}
