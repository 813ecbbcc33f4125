import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { EnvError, loadEnv } from './env.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'manzil-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
};
const secret = 'a-secret-of-more-than-32-characters-0123';

it.each([
  ['without a line end', secret],
  ['with one', `${secret}\n`],
  ['with one of Windows', `${secret}\r\n`],
])('a secret is read from a file %s [M-866]', (_how, content) => {
  const env = loadEnv(['SESSION_SECRET'], { SESSION_SECRET_FILE: file('session', content) });
  expect(env.SESSION_SECRET).toBe(secret);
});

it('an address with a password is read from a file, and the password beside it too [M-866]', () => {
  const env = loadEnv([], {
    DATABASE_URL_FILE: file('database', 'postgresql://manzil_app@db/manzil\n'),
    DATABASE_PASSWORD_FILE: file('password', "it's a long one\n"),
  });
  expect(decodeURIComponent(new URL(env.DATABASE_URL ?? '').password)).toBe("it's a long one");
});

it.each([
  ['that is not there', () => path.join(folder, 'none'), /SETTINGS_KEY_FILE cannot be used: ENOENT/],
  ['that is a folder', () => folder, /SETTINGS_KEY_FILE cannot be used: EISDIR/],
  ['that is empty', () => file('empty', '\n'), /the file is empty/],
  ['of two lines', () => file('two', `${secret}\n${secret}\n`), /more than one line/],
])('a file %s ends the start with a sentence that holds no secret [M-866]', (_what, place, sentence) => {
  const start = () => loadEnv([], { SETTINGS_KEY_FILE: place() });
  expect(start).toThrow(EnvError);
  expect(start).toThrow(sentence);
  expect(start).not.toThrow(secret);
});

it('a secret that is given both ways is refused, and a file of what is no secret is not read [M-866]', () => {
  const both = { SYNC_TOKEN: secret, SYNC_TOKEN_FILE: file('sync', secret) };
  expect(() => loadEnv([], both)).toThrow(/SYNC_TOKEN_FILE cannot be used: SYNC_TOKEN is set as well/);
  expect(loadEnv([], { LOG_LEVEL_FILE: file('level', 'debug') }).LOG_LEVEL).toBe('info');
});
