/** Which algorithms and which randomness the code of the platform uses: what docs/protection.md says, and nothing else. */
import { root } from '@manzil/embedded/root';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = globSync('{services,web/src,web/server}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|build|\.react-router|testing)(\/|$)|\.test\.tsx?$/.test(name),
}).map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(path.join(root, file), 'utf8') }));

const uses = (pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) => Array.from(text.matchAll(pattern), ([, what = '']) => `${what} in ${file}`));
const words = (all: readonly string[]): string[] =>
  [...new Set(all.map((use) => use.split(' ', 1)[0] ?? ''))].toSorted();

it('reads the sources', () => {
  expect(sources.length).toBeGreaterThan(500);
});

it('hashes with SHA-256; SHA-1 is what the service of breached passwords asks for', () => {
  const hashes = uses(/create(?:Hash|Hmac)\(\s*['"]([\w-]+)['"]/g);
  expect(words(hashes)).toEqual(['sha1', 'sha256']);
  expect(hashes.filter((use) => use.startsWith('sha1 '))).toEqual([
    'sha1 in services/api/src/accounts/breach-check.ts',
  ]);
});

it('encrypts with AES-256-GCM, and derives keys with HKDF', () => {
  expect(words(uses(/create(?:C|Dec)ipheriv\(\s*['"]([\w-]+)['"]/g))).toEqual(['aes-256-gcm']);
  expect(uses(/\b(pbkdf2|scrypt|createCipher|createDiffieHellman)(?:Sync)?\(/g)).toEqual([]);
});

it('takes chance for waits and for the demo’s CRM alone from Math.random', () => {
  expect(uses(/(Math\.random)/g).toSorted()).toEqual([
    'Math.random in services/core/src/deliveries/engine/engine.ts',
    'Math.random in services/crm-sandbox/src/sandbox.ts',
    'Math.random in web/src/staff-lib/live/use-live-updates.ts',
  ]);
});

it('switches the check of certificates off nowhere', () => {
  expect(
    uses(/(rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser|checkServerIdentity)/g),
  ).toEqual([]);
});

it('runs no text as a program', () => {
  expect(uses(/(?<![.\w])(eval|new Function|execSync|spawnSync)\(/g)).toEqual([]);
});

it('gives images no history of the sources', () => {
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  // everything is left out first, and .git is not brought back
  expect(lines.find((line) => !line.startsWith('#'))).toBe('*');
  expect(lines.filter((line) => line.startsWith('!')).toSorted()).toEqual(
    ['!infra', '!openapi', '!package-lock.json', '!package.json', '!services', '!web'].toSorted(),
  );
});
