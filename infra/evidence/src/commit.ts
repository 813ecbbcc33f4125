import { root } from '@manzil/embedded/root';
import { execFileSync } from 'node:child_process';

/** Short hash; with a `+` when files other than figures differ from it. */
export function commitNow(): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--', '.', ':!docs');
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
}
