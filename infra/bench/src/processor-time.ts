/** From Linux's /proc; elsewhere nothing. */
import { readdirSync, readFileSync } from 'node:fs';

interface Running {
  pid: number;
  parent: number;
  command: string;
  seconds: number;
  endedSeconds: number;
}

/** USER_HZ, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

export function parentOf(pid: number): number {
  return tryTo(() => readOne(String(pid)))?.parent ?? 0;
}

/** Seconds by part. */
export function processorTime(postmaster: number): Record<string, number> {
  const all = new Map(running().map((one) => [one.pid, one]));
  const used: Record<string, number> = {};
  for (const one of all.values()) {
    const part = partOf(one, postmaster);
    if (part === null) continue;
    used[part] = (used[part] ?? 0) + one.seconds + (one.pid === postmaster ? one.endedSeconds : 0);
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

function partOf(one: Running, postmaster: number): string | null {
  if (postmaster !== 0 && (one.pid === postmaster || one.parent === postmaster)) return 'postgres';
  if (one.parent !== process.pid) return null;
  const service = /services\/([a-z-]+)\/src\/main\.ts/.exec(one.command)?.[1];
  return (
    service ?? (one.command.includes('redis-server') ? 'redis' : one.command.includes('/floor-') ? 'worker' : null)
  );
}

function running(): Running[] {
  const pids = tryTo(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? [];
  return pids.map((pid) => tryTo(() => readOne(pid))).filter((one) => one !== null);
}

function readOne(pid: string): Running {
  // the name in brackets may hold anything; see proc(5)
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields;
  return {
    pid: Number(pid),
    parent,
    command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    seconds: (user + system) / ticksPerSecond,
    endedSeconds: (childrenUser + childrenSystem) / ticksPerSecond,
  };
}

function tryTo<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
