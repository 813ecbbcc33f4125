/** Needs root, to become somebody else. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { expectNothingLeft, expectRefusal, expectSite, isRoot, usePlace } from './testing/starter-fixture.ts';

const place = usePlace();

describe.runIf(isRoot)('npm start as an ordinary user', () => {
  // Unknown to /etc/passwd, as containers choose them.
  const uid = 4711;
  const prefix = ['setpriv', `--reuid=${String(uid)}`, `--regid=${String(uid)}`, '--clear-groups'];

  let clone: string;

  beforeAll(async () => {
    clone = await mkdtemp(path.join(tmpdir(), 'manzil-clone-'));
    const files = ['package.json', 'package-lock.json', 'tsconfig.json'];
    const parts = [...files, 'node_modules', 'infra', 'openapi', 'services', 'web'];
    execFileSync('cp', ['-a', ...parts.map((part) => path.join(root, part)), clone]);
    await rm(path.join(clone, 'web/build'), { recursive: true, force: true });
    execFileSync('chown', ['-R', `${String(uid)}:${String(uid)}`, clone]);
  });
  afterAll(async () => {
    await rm(clone, { recursive: true, force: true });
  });

  it('builds, serves the site and runs PostgreSQL as that user', async () => {
    execFileSync('chown', [`${String(uid)}:${String(uid)}`, place.folder]);
    const starter = await place.startReady({ prefix, clone, env: { HOME: place.folder } });
    expect(starter.output()).toContain('Building the web pages');
    await expectSite(starter);
    const processes = await starter.processes();
    for (const { pid } of processes) expect((await stat(`/proc/${String(pid)}`)).uid).toBe(uid);
    starter.npm.kill('SIGTERM');
    await expectNothingLeft(starter, processes);
  });

  it('says in one sentence that a folder is not its own', async () => {
    const starter = await place.start({ prefix, clone, env: { HOME: tmpdir() } });
    await expectRefusal(starter, /may not be written by this user.* DATA_DIR/);
  });
});
