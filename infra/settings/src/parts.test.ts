import { root } from '@manzil/embedded/root';
import { settings } from '@manzil/core/platform/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { namesSet, settingNames, settingsParts, withPart } from './parts.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('what follows from settings.ts is up to date (npm run settings-table)', () => {
  it.each(settingsParts(namesSet(read('.env.example'))))('$name in $file', (part) => {
    expect(withPart(read(part.file), part)).toBe(read(part.file));
  });

  it('docker-compose.yml hands every setting on', () => {
    const compose = read('docker-compose.yml');
    const handedOn = new Set(Array.from(compose.matchAll(/^ {2}([A-Z_]+): '/gm), ([, name]) => name));
    expect([...handedOn].toSorted()).toEqual(Object.keys(settings).toSorted());
  });

  it('.env.example names every setting that an installation can change, and sets no unknown one', () => {
    const example = read('.env.example');
    const named = new Set(Array.from(example.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name]) => name ?? ''));
    const ofContainers = ['HOST', 'INTERNAL_HOST', 'NODE_ENV', 'DATA_DIR'];
    expect(settingNames.filter((name) => !named.has(name))).toEqual(ofContainers);
    const ofCompose = ['COMPOSE_PROFILES', 'SITE_ADDRESS', 'HTTP_PORT', 'HTTPS_PORT', 'MANZIL_VERSION'];
    const compose = read('docker-compose.yml');
    const ofBackup = ['BACKUP_RECIPIENT'];
    const unknown = [...named].filter((name) => !Object.hasOwn(settings, name));
    expect(unknown.filter((name) => ![...ofCompose, ...ofBackup].includes(name))).toEqual([]);
    expect(ofBackup.filter((name) => !read('infra/backup').includes(`of_env ${name}`))).toEqual([]);
    expect(ofCompose.slice(1).filter((name) => !compose.includes(`\${${name}:-`))).toEqual([]);
  });
});

it('a file without the lines of its part is refused', () => {
  expect(() => withPart('nothing', { file: 'a', name: 'b', text: '' })).toThrow('a lacks the lines');
});
