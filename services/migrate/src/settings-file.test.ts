import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkPlatformSettings } from './platform-settings.ts';
import { readSettingsFile } from './settings-file.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const example = path.join(root, '.env.example');

it('reads a file as the containers would get it, before an upgrade [M-745]', async () => {
  const { source, unreadable } = await readSettingsFile(example);
  expect(unreadable).toBeNull();
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'REDIS_URL'])
    expect(compose).toContain(`${name}: '\${${name}:-${source[name] ?? ''}}'`);
  expect(checkPlatformSettings(source)).toBeNull();
  expect(checkPlatformSettings({ ...source, DEMO_MODE: 'off' })).toContain('must not have the value of .env.example');
});

it('says when there is no such file', async () => {
  expect((await readSettingsFile('nowhere/.env')).unreadable).toBe('nowhere/.env cannot be read.');
});
