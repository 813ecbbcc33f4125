/** npm itself says what it would install; it needs no network for it. */
import { root } from '@manzil/embedded/root';
import { run } from '@manzil/embedded/process/run';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLock } from './lock.ts';
import { installedFor, readDockerfile } from './sbom.ts';

it.each(['services', 'web'])('the bill of %s is what npm would install there [M-809]', async (name) => {
  const { workspaces } = readDockerfile(readFileSync(path.join(root, `infra/docker/${name}.Dockerfile`), 'utf8'));
  const options = ['ls', '--all', '--parseable', '--package-lock-only', '--omit=dev'];
  const { said } = await run('npm', [...options, ...workspaces.flatMap((one) => ['-w', one])], {
    cwd: root,
    stderr: 'ignore',
  });
  const places = said
    .trim()
    .split('\n')
    .map((line) => path.relative(root, line).replaceAll('\\', '/'));
  const others = (all: Iterable<string>): string[] =>
    [...all]
      .filter((place) => place.startsWith('node_modules/') && !place.startsWith('node_modules/@manzil/'))
      .toSorted();
  const lock = readLock('.');
  // npm lists no package of another platform
  const forEverybody = (place: string): boolean => lock[place]?.os === undefined && lock[place]?.cpu === undefined;
  expect(others(installedFor(lock, workspaces).keys()).filter(forEverybody)).toEqual(
    others(places).filter(forEverybody),
  );
});
