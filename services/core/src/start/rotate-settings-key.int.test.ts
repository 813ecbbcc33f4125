import { createTestDatabase } from '@manzil/testing/database';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveTotp } from '../accounts/store/factor-store.ts';
import { totpPlace } from '../accounts/totp-place.ts';
import { readStoredCredentials } from '../crm/store/crm-credentials-store.ts';
import { saveCredentials } from '../crm/store/crm-credentials-writer.ts';
import type { Queryable } from '../data/database.ts';
import { testPool } from '../deliveries/testing/ledger-fixture.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { readAssistants } from '../settings/store/integration-settings-reader.ts';
import { saveChatSettings } from '../settings/store/integration-settings-writer.ts';
import { countSealed, resealSecrets } from './reseal-secrets.ts';
import { rotateSettingsKey } from './rotate-settings-key.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const [key, former, stranger] = ['the new key of this test', 'the key that was before it', 'a key that nobody has'];
const [now, before, changing] = [createSecretBox(key), createSecretBox(former), createSecretBox(key, former)];
const writing = { actor: { id: 1, username: 'admin', role: 'admin' } as never, requestId: 'request-1' };
const app = 'JBSWY3DPEHPK3PXP';
/** Of secrets below. */
const all = 4;

beforeEach(async () => {
  await pool.query('truncate integration_settings, totp_factors, users restart identity cascade');
  await pool.query(`insert into users (email, role) values ('noor@example.com', 'admin')`);
  await saveCredentials(pool, before, 'hubspot', { apiKey: 'of-hubspot', clientSecret: 'of-client' }, writing);
  const chat = { enabled: true, provider: 'openai', autoResponse: true, leadGeneration: true } as const;
  await saveChatSettings(pool, before, { ...chat, assistants: { openai: { key: 'sk-of-openai' } } }, writing);
  await saveTotp(pool, 1, before.seal(app, totpPlace(1)), 7);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rotate = (options: Partial<Parameters<typeof rotateSettingsKey>[0]> = {}) =>
  rotateSettingsKey({ url: database.url, key, former, check: false, ...options });

/** With the new key alone. */
async function opened(): Promise<(string | null | undefined)[]> {
  const { values } = await readStoredCredentials(pool, now, 'hubspot');
  const [openai] = await readAssistants(pool, now, ['openai']);
  const { rows } = await pool.query<{ secret: string }>('select secret from totp_factors');
  return [values.apiKey, values.clientSecret, openai?.key, now.open(rows[0]?.secret ?? '', totpPlace(1))];
}

describe('what lies sealed in the database [M-869]', () => {
  it('is read with both keys while it is changed, and with the new one alone after it [M-868]', async () => {
    const savedAt = async () => (await readStoredCredentials(pool, changing, 'hubspot')).savedAt;
    const since = await savedAt();
    expect((await readStoredCredentials(pool, changing, 'hubspot')).values.apiKey).toBe('of-hubspot');
    expect(await opened()).toEqual([null, null, null, null]);
    expect(await rotate()).toEqual({
      lines: [
        'Sealed anew: 4.',
        'Under SETTINGS_KEY: 4. Before it or in an older form: 0.',
        expect.stringContaining('Nothing needs SETTINGS_KEY_FORMER any more'),
      ],
      isDone: true,
    });
    expect(await opened()).toEqual(['of-hubspot', 'of-client', 'sk-of-openai', app]);
    expect(await savedAt()).toBe(since);
    const [openai] = await readAssistants(pool, now, ['openai']);
    expect(openai?.keySavedAt).not.toBeNull();
    expect((await rotate()).lines[0]).toBe('Sealed anew: 0.');
  });

  it('is only counted by a check', async () => {
    const { lines, isDone } = await rotate({ check: true });
    expect([lines[0], isDone]).toEqual(['Under SETTINGS_KEY: 0. Before it or in an older form: 4.', false]);
    expect(await opened()).toEqual([null, null, null, null]);
    await rotate();
    expect((await rotate({ check: true })).isDone).toBe(true);
  });

  it('stays as it is where no key opens it, and is named without a value or a person', async () => {
    const { lines, isDone } = await rotate({ former: stranger });
    expect(isDone).toBe(false);
    expect(lines.join(' ')).toContain(
      'Opened by no key that was given: crm:hubspot apiKey, crm:hubspot clientSecret, openai key, the authenticator app of account 1.',
    );
    await rotate();
    expect(await opened()).toEqual(['of-hubspot', 'of-client', 'sk-of-openai', app]);
  });

  it('goes on where a run was cut off', async () => {
    for (let done = 0; done < 3; done += 1) {
      let updates = 0;
      const cut = wrapped((text) => {
        if (text.startsWith('update') && (updates += 1) > 1) throw new Error('cut off');
      });
      await resealSecrets(cut, changing).catch(() => undefined);
      const { current, former: left, unreadable } = await countSealed(pool, changing);
      expect([current + left, unreadable]).toEqual([all, []]);
    }
    expect(await opened()).toEqual(['of-hubspot', 'of-client', 'sk-of-openai', app]);
  });

  it('keeps what somebody saves meanwhile', async () => {
    let isFirst = true;
    const overtaken = wrapped(async (text) => {
      if (!text.startsWith('update') || !isFirst) return;
      isFirst = false;
      await saveCredentials(pool, before, 'hubspot', { apiKey: 'newer' }, writing);
      await saveTotp(pool, 1, before.seal('NEWERAPP', totpPlace(1)), 9);
    });
    await resealSecrets(overtaken, changing);
    expect(await opened()).toEqual(['newer', 'of-client', 'sk-of-openai', 'NEWERAPP']);
  });
});

/** Nobody adds a place that is not sealed anew: its file is named here, and its rows in reseal-secrets.ts. */
it('lies in the places that are sealed anew, and in no others [M-869]', async () => {
  const services = path.resolve(import.meta.dirname, '../../..');
  const seals: string[] = [];
  for await (const file of glob('*/src/**/*.ts', { cwd: services }))
    if (!/\.test\.ts$|\/testing\//.test(file) && readFileSync(path.join(services, file), 'utf8').includes('.seal('))
      seals.push(file);
  expect(seals.toSorted()).toEqual([
    'api/src/accounts/factors/factor-handlers.ts',
    'core/src/crm/store/crm-credentials-writer.ts',
    'core/src/mailbox/store/mailbox-settings.ts',
    'core/src/settings/store/integration-settings-writer.ts',
    'core/src/start/reseal-secrets.ts',
  ]);
});

/** Calls `first` with each statement. */
function wrapped(first: (text: string) => Promise<void> | void): Queryable {
  return {
    query: async (text: string, values?: unknown[]) => {
      await first(text);
      return pool.query(text, values);
    },
  };
}
