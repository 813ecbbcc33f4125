import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { forAddress, requestAddress } from './request-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['nowhere', null],
  [undefined, null],
])('of %s', async (address, read) => {
  const seen = forAddress(address, async () => {
    await readFile(import.meta.filename);
    return requestAddress();
  });
  expect(requestAddress()).toBeNull();
  expect(await seen).toBe(read);
});
