import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** When the process began, as the system words it; null when there is none. The same number with the same word is the same process. */
export async function processBegan(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => null);
    if (line === null) return null;
    // The name in parentheses may hold anything; state is the first field after it, the start time the 20th.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  const said = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => null);
  return said?.stdout.trim() || null;
}
