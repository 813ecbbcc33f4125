import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { newTotpSecret, stepOf, totpAddress } from './totp.ts';

/** Of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('knows the code of RFC 6238 at %i s', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

it('takes the step before and after, no further one, and says which it was', () => {
  const at = 1_234_567_890_000;
  const step = Math.floor(at / 30_000);
  for (const [off, found] of [
    [-2, null],
    [-1, step],
    [0, step],
    [1, step],
    [2, null],
  ] as const)
    expect(stepOf(secret, '005924', at + off * 30_000)).toBe(found);
});

it('takes no wrong code', () => {
  for (const code of ['', '000000', '05924', '0005924', 'abcdef', '005924 ', '٠٠٥٩٢٤'])
    expect(stepOf(secret, code, 1_234_567_890_000)).toBeNull();
});

it('makes secrets of 160 bits, and an address that apps read', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  const address = new URL(totpAddress(made, 'noor@agency', 'Doha Homes'));
  expect(address.protocol + address.host).toBe('otpauth:totp');
  expect(decodeURIComponent(address.pathname)).toBe('/Doha Homes:noor@agency');
  const { secret: told, ...rest } = Object.fromEntries(address.searchParams);
  expect(told).toBe(made);
  expect(rest).toEqual({ issuer: 'Doha Homes', algorithm: 'SHA1', digits: '6', period: '30' });
});

it('agrees with the algorithm written down by hand', () => {
  const now = 1_700_000_000_000;
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', '12345678901234567890').update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  expect(stepOf(secret, String(number % 1_000_000).padStart(6, '0'), now)).toBe(Math.floor(now / 30_000));
});
