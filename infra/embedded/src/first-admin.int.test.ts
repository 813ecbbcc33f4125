import { adminPasswordFile } from '@manzil/core/accounts/store/admin-password';
import { makeFirstAdmin } from '@manzil/core/start/prepare-database';
import { createTestDatabase, type TestDatabase } from '@manzil/testing/database';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './root.ts';
import { starterEnv } from './starter-env.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'manzil-admin-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const passwordFile = async () => {
  const file = adminPasswordFile(dataDir);
  return { mode: (await stat(file)).mode & 0o777, text: await readFile(file, 'utf8') };
};

it('in demo mode there is none', async () => {
  const env = starterEnv({ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO_MODE: 'on' });
  expect(await makeFirstAdmin(database.url, env)).toBeNull();
});

it('a first start outside demo mode leaves a password that only its owner can read', async () => {
  const env = starterEnv({ DATABASE_URL: database.url, DATA_DIR: dataDir });
  expect(await makeFirstAdmin(database.url, env)).toBe(adminPasswordFile(dataDir));
  expect(await passwordFile()).toEqual({
    mode: 0o600,
    text: expect.stringMatching(/^username: admin\npassword: [\w-]{20}\n$/),
  });
  expect(await makeFirstAdmin(database.url, env)).toBeNull();
});

it('the command puts another one in its place, and names a wrong name', async () => {
  const before = await passwordFile();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['infra/embedded/src/reset-admin.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  const wrong = run('nobody');
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('Nobody signs in as nobody')]);
  const done = run();
  expect([done.status, done.stderr]).toEqual([0, '']);
  const after = await passwordFile();
  expect(after.mode).toBe(0o600);
  expect(after.text).not.toBe(before.text);
  expect(done.stdout).not.toContain(after.text.split('password: ')[1]?.trim());
});
