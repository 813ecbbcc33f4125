/** Which state of the code a figure belongs to. */
import { root } from '@manzil/embedded/root';
import { execFileSync } from 'node:child_process';

/** Short hash of what is checked out; with a `+` when files differ from it, those with figures apart. */
export function commitNow(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
}
