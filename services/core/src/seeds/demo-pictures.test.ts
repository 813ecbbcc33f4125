import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { picturesFrom } from './demo-pictures.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const store = {
  put: (bytes: Uint8Array) =>
    Promise.resolve({ hash: createHash('sha256').update(bytes).digest('hex'), width: 1, height: 1 }),
  has: () => Promise.resolve(false),
};

test('a file of the folder is stored and gives its address', async () => {
  expect(await picturesFrom(here, store)('seed.ts')).toMatch(/^\/media\/[0-9a-f]{64}\/1280\.webp$/);
});

test('a file that is not there, or outside the folder, gives null', async () => {
  expect(await picturesFrom(here, store)('none.jpg')).toBeNull();
  expect(await picturesFrom(here, store)('../data/database.ts')).toBeNull();
});
