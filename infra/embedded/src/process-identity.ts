import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Same number and same word: same process. Null when there is none. */
export async function processBegan(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => null);
    if (line === null) return null;
    // The name may hold anything; state is the first field after it, the start time the 20th.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  const said = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null);
  return said?.stdout.trim() || null;
}

/** NaN when unknown. */
export async function parentOf(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
    return Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[1]);
  }
  return Number((await run('ps', ['-o', 'ppid=', '-p', String(pid)]).catch(() => null))?.stdout);
}

export async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${String(pid)}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  return (await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null))?.stdout ?? '';
}
