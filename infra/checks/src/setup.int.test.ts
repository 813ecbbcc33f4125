/** infra/setup.mjs with the machine's own npm, on a made-up project that needs no network. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const run = promisify(execFile);
let folder = '';

const json = (file: string, value: object): Promise<void> => writeFile(path.join(folder, file), JSON.stringify(value));

/** A package that leaves a file named after it when its script runs. */
async function pack(name: string, script = `node -e "require('fs').writeFileSync('${folder}/ran-${name}', '')"`) {
  await mkdir(path.join(folder, name));
  await json(`${name}/package.json`, { name, version: '1.0.0', scripts: { postinstall: script } });
  await run('npm', ['pack', `./${name}`, '--silent'], { cwd: folder });
}

const setUp = (): Promise<{ stderr: string }> =>
  run(process.execPath, ['infra/setup.mjs'], { cwd: folder, env: { ...process.env, npm_execpath: '' } });

/** Makes the lock file and takes away what npm installed on the way. */
async function project(parts: object): Promise<void> {
  await json('package.json', { name: 'made-up', version: '1.0.0', private: true, ...parts });
  await run('npm', ['install', '--package-lock-only', '--offline', '--silent'], { cwd: folder });
}

const ran = async (): Promise<string[]> => (await readdir(folder)).filter((name) => name.startsWith('ran-'));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-setup-'));
  await mkdir(path.join(folder, 'infra'));
  await cp(path.resolve(import.meta.dirname, '../../setup.mjs'), path.join(folder, 'infra/setup.mjs'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('installs everything and runs the scripts of packages on the list alone [M-806]', async () => {
  for (const name of ['listed', 'denied', 'unknown']) await pack(name);
  await project({
    dependencies: Object.fromEntries(['listed', 'denied', 'unknown'].map((name) => [name, `file:${name}-1.0.0.tgz`])),
    allowScripts: { listed: true, denied: false, absent: true },
  });
  await setUp();
  expect(await readdir(path.join(folder, 'node_modules'))).toEqual(
    expect.arrayContaining(['denied', 'listed', 'unknown']),
  );
  expect(await ran()).toEqual(['ran-listed']);
}, 60_000);

it('ends when a listed script fails, and does not take the packages for installed then [M-806]', async () => {
  await pack('broken', 'node -e "process.exit(3)"');
  await project({ dependencies: { broken: 'file:broken-1.0.0.tgz' }, allowScripts: { broken: true } });
  await expect(setUp()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('install script of broken') });
  await expect(setUp()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('install script of broken') });
}, 60_000);

it('goes on without an optional package whose script fails [M-806]', async () => {
  await pack('broken', 'node -e "process.exit(3)"');
  await project({ optionalDependencies: { broken: 'file:broken-1.0.0.tgz' }, allowScripts: { broken: true } });
  expect((await setUp()).stderr).toContain('broken');
}, 60_000);
