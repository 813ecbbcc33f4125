import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChildLog } from './child-log.ts';
import { run } from './process/run.ts';
import { root } from './root.ts';
import { StartError } from './start-error.ts';

const stamp = path.join(root, 'web/build/.sources');
const buildWithinMs = 300_000;

/** Throws StartError when the build fails; the log says why. */
export async function buildWebIfNeeded(log: ChildLog, signal: AbortSignal, onBuild: () => void): Promise<boolean> {
  const sources = await sourcesHash();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) return false;
  onBuild();
  await build(log, signal);
  await writeFile(stamp, sources);
  return true;
}

async function sourcesHash(): Promise<string> {
  const files = globSync(['web/{src,public,server}/**/*', 'web/*.{ts,json}', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex');
}

async function build(log: ChildLog, signal: AbortSignal): Promise<void> {
  const npm = process.env['npm_execpath'];
  const args = ['run', 'build', '-w', '@manzil/web'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { code, said } = await run(command, [...first, ...args], {
    cwd: root,
    // for tests too: what is built is what visitors get
    env: { NODE_ENV: 'production' },
    group: true,
    signal,
    withinMs: buildWithinMs,
    onOutput: log.write,
  });
  if (code === 0) return;
  if (/ENOSPC|No space left/i.test(said))
    throw new StartError(`The disk that holds ${root} is full; free some space and start again.`);
  throw new StartError(`The web pages could not be built; ${log.file} says why.`);
}
