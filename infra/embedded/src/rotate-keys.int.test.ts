import { saveCredentials } from '@manzil/core/crm/store/crm-credentials-writer';
import { readStoredCredentials } from '@manzil/core/crm/store/crm-credentials-store';
import { openDatabase } from '@manzil/core/data/database';
import { createSecretBox } from '@manzil/core/platform/secret-box';
import { createTestDatabase } from '@manzil/testing/database';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { run } from './process/run.ts';
import { root } from './root.ts';
import { secretSettings } from './secrets.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'manzil-keys-'));
const { pool, close } = openDatabase({ url: database.url, poolMax: 1, applicationName: 'test' });
afterAll(async () => {
  await close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
const writing = { actor: { id: 1, username: 'admin', role: 'admin' } as never, requestId: 'request-1' };
const keyNow = async (): Promise<string> => (await secretSettings(folder, {}))['SETTINGS_KEY'] ?? '';

function rotateKeys(...args: string[]) {
  const env = { DATABASE_URL: database.url, DATA_DIR: folder };
  return run(process.execPath, ['infra/embedded/src/rotate-keys.ts', ...args], { cwd: root, env, withinMs: 60_000 });
}

it('makes new keys while Manzil rests, and what was sealed opens with them alone [M-870]', async () => {
  const before = await keyNow();
  await saveCredentials(pool, createSecretBox(before), 'hubspot', { apiKey: 'of-hubspot' }, writing);
  const lock = await openDataFolder(folder);
  const refused = await rotateKeys();
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringMatching(/^The keys were not changed: Manzil already runs/),
  ]);
  expect(await keyNow()).toBe(before);
  // a check disturbs nobody
  expect((await rotateKeys('--check')).code).toBe(0);
  lock.release();

  const done = await rotateKeys();
  expect([done.code, done.said]).toEqual([0, expect.stringContaining('Sealed anew: 1.')]);
  const after = await keyNow();
  expect(after).not.toBe(before);
  expect(done.said).not.toContain(after);
  const { values } = await readStoredCredentials(pool, createSecretBox(after), 'hubspot');
  expect(values.apiKey).toBe('of-hubspot');
  expect(await secretSettings(folder, {})).not.toHaveProperty('SETTINGS_KEY_FORMER');
});
