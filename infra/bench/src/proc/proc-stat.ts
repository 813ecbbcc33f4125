/** See proc(5); elsewhere than on Linux nothing is found. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** USER_HZ, 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

export interface ProcessStat {
  parent: number;
  seconds: number;
  /** Of children that have ended. */
  endedSeconds: number;
}

export interface Memory {
  /** MB; shared pages count in full. */
  rssMb: number;
  /** MB; a page that n processes share counts 1/n. */
  pssMb: number;
}

/** By themselves; one that is gone counts nothing. */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.seconds ?? 0), 0);
}

export function runningProcesses(): Map<number, ProcessStat> {
  const names = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const stats = names.map((name) => [Number(name), statOf(Number(name))] as const);
  return new Map(stats.filter((one): one is [number, ProcessStat] => one[1] !== null));
}

export function treeOf(root: number): number[] {
  const running = runningProcesses();
  const tree = [root];
  for (const pid of tree) for (const [child, { parent }] of running) if (parent === pid) tree.push(child);
  return tree;
}

/** MB together; one that is gone counts nothing. */
export function memoryOf(pids: readonly number[]): Memory {
  const all = pids.map((pid) => read(pid, 'smaps_rollup') ?? '');
  const sum = (field: string): number =>
    all.reduce((total, text) => total + Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0), 0);
  return { rssMb: sum('Rss') / 1024, pssMb: sum('Pss') / 1024 };
}

export function commandOf(pid: number): string {
  return (read(pid, 'cmdline') ?? '').replaceAll('\0', ' ').trim();
}

export function statOf(pid: number): ProcessStat | null {
  // the name in brackets may hold anything
  const fields = read(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  if (fields === undefined) return null;
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields;
  const [seconds, endedSeconds] = [(user + system) / ticksPerSecond, (endedUser + endedSystem) / ticksPerSecond];
  return { parent, seconds, endedSeconds };
}

function read(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
