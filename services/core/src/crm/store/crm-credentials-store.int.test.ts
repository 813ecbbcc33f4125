import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { noCredentials } from '../crm-credentials.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { readCapabilities, saveCapabilities } from './crm-capabilities.ts';
import { createCredentialReader, readStoredCredentials } from './crm-credentials-store.ts';
import { saveCredentials } from './crm-credentials-writer.ts';
import { testPool } from '../../deliveries/testing/ledger-fixture.ts';

const database = await createTestDatabase();
const pool = testPool(database.url);
const box = createSecretBox('a key of sixteen characters');
const writing = { actor: { id: 1, username: 'admin', role: 'admin' } as never, requestId: 'request-1' };
const secret = 'an-invented-secret-0123456789';

beforeEach(() => pool.query('delete from integration_settings'));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('keeps them sealed, for one provider, and forgets them again', async () => {
  await saveCredentials(pool, box, 'hubspot', { apiKey: secret, clientId: 'client' }, writing);
  const { rows } = await pool.query<{ config: object }>('select config from integration_settings');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const stored = await readStoredCredentials(pool, box, 'hubspot');
  expect(stored.values).toEqual({ apiKey: secret, clientId: 'client', clientSecret: null });
  expect(stored.states).toEqual({ apiKey: 'stored', clientId: 'stored', clientSecret: 'none' });
  expect((await readStoredCredentials(pool, box, 'reso')).values).toEqual(noCredentials);
  await saveCredentials(pool, box, 'hubspot', { apiKey: null }, writing);
  expect((await readStoredCredentials(pool, box, 'hubspot')).values).toEqual({ ...noCredentials, clientId: 'client' });
  const audit = await pool.query<{ text: string }>(`select (before::text || after::text) as text from audit_entries`);
  expect(audit.rows.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(audit.rows)).not.toContain(secret);
});

it('opens neither under another key nor in the place of another provider', async () => {
  await saveCredentials(pool, box, 'hubspot', { apiKey: secret }, writing);
  const other = await readStoredCredentials(pool, createSecretBox('another key of the same'), 'hubspot');
  expect([other.values.apiKey, other.states.apiKey]).toEqual([null, 'unreadable']);
  await pool.query(`update integration_settings set platform = 'crm:reso'`);
  expect((await readStoredCredentials(pool, box, 'reso')).states.apiKey).toBe('unreadable');
});

it('the environment goes first, and a new key works without a new start', async () => {
  let clock = 0;
  const environment = { ...noCredentials, clientId: 'of the environment' };
  const options = { pool, box, provider: 'reso', environment, ageMs: 1_000, now: () => clock };
  const read = createCredentialReader(options);
  expect(await read()).toEqual({ ...noCredentials, clientId: 'of the environment' });
  await saveCredentials(pool, box, 'reso', { apiKey: secret, clientId: 'of the settings' }, writing);
  expect((await read())?.apiKey).toBeNull();
  clock = 1_001;
  expect(await read()).toEqual({ apiKey: secret, clientId: 'of the environment', clientSecret: null });
});

it('a database that is away takes no key away, and gives none for nothing', async () => {
  let clock = 0;
  let away = false;
  const sometimes = {
    query: ((...args: [string]) => (away ? Promise.reject(new Error('away')) : pool.query(...args))) as never,
  };
  await saveCredentials(pool, box, 'reso', { apiKey: secret }, writing);
  const options = { pool: sometimes, box, provider: 'reso', environment: noCredentials, ageMs: 1, now: () => clock };
  const read = createCredentialReader(options);
  await read();
  away = true;
  clock = 10;
  expect((await read())?.apiKey).toBe(secret);
  expect(await createCredentialReader(options)()).toBeNull();
  expect(await createCredentialReader({ ...options, box: null })()).toEqual(noCredentials);
});

it('what a CRM said that it can is kept, and what cannot be read is nothing', async () => {
  const capabilities = {
    idempotentByKey: false,
    lookupByReference: true,
    visibilityHorizonMs: 10,
    takesLeads: false,
    takesListings: true,
    givesListings: true,
    givesDeletions: false,
    listsReferences: false,
  };
  expect(await readCapabilities(pool, 'reso')).toBeNull();
  await saveCapabilities(pool, 'reso', { ...capabilities, takesLeads: true });
  await saveCapabilities(pool, 'reso', capabilities);
  expect((await readCapabilities(pool, 'reso'))?.capabilities).toEqual(capabilities);
  await pool.query(`update crm_capabilities set capabilities = '{"takesLeads": 1}'`);
  expect(await readCapabilities(pool, 'reso')).toBeNull();
});
