import path from 'node:path';
import { expect, it } from 'vitest';
import { composeDefaults } from '../../../infra/settings/src/compose-values.ts';
import { checkPlatformSettings } from './platform-settings.ts';
import { readSettingsFile } from './settings-file.ts';

const example = path.resolve(import.meta.dirname, '../../../.env.example');

it('reads a file as the containers would get it, before an upgrade [M-745]', async () => {
  const { source, unreadable } = await readSettingsFile(example);
  expect(unreadable).toBeNull();
  expect(source).toMatchObject({ DATABASE_URL: composeDefaults.DATABASE_URL, REDIS_URL: composeDefaults.REDIS_URL });
  expect(checkPlatformSettings(source)).toBeNull();
  expect(checkPlatformSettings({ ...source, DEMO_MODE: 'off' })).toContain('must not have the value of .env.example');
});

it('says when there is no such file', async () => {
  expect((await readSettingsFile('nowhere/.env')).unreadable).toBe('nowhere/.env cannot be read.');
});
