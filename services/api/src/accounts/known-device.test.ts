import { expect, it } from 'vitest';
import { knownDevice, knownDeviceMs, readKnownDevice, writeKnownDevice } from './known-device.ts';

const secret = ['a secret of the tests'] as const;
const value = writeKnownDevice(secret, 7, null);
const cookie = `language=ar; ${knownDevice}=${value}; other=1`;

it('is known for its own account until it is too old', () => {
  const [name] = value.split('.');
  expect(readKnownDevice(cookie, secret, 7)).toBe(name);
  expect(writeKnownDevice(secret, 7, name ?? null)).toMatch(`${name ?? ''}.`);
  expect(readKnownDevice(cookie, secret, 7, Date.now() + knownDeviceMs + 1_000)).toBeNull();
});

it.each([
  ['another account', cookie, secret, 8],
  ['nobody', cookie, secret, null],
  ['another secret', cookie, ['another one'] as const, 7],
  ['a changed name', `${knownDevice}=${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`, secret, 7],
  ['a later end', cookie.replace(/\.(\w+)\./, '.zzzzzzzz.'), secret, 7],
  ['no cookie', undefined, secret, 7],
])('is not known for %s', (_what, cookies, key, user) => {
  expect(readKnownDevice(cookies, key, user)).toBeNull();
});

it('is known by the former key too, and from then on by the new one [M-867]', () => {
  const [name] = value.split('.');
  expect(readKnownDevice(cookie, ['a new secret', ...secret], 7)).toBe(name);
  const renewed = `${knownDevice}=${writeKnownDevice(['a new secret', ...secret], 7, name ?? null)}`;
  expect(readKnownDevice(renewed, ['a new secret'], 7)).toBe(name);
});

it('is known for several accounts at once, of which the longest unused is forgotten [M-850]', () => {
  const signIn = (cookies: string, user: number): string => {
    const known = readKnownDevice(cookies, secret, user);
    return `${knownDevice}=${writeKnownDevice(secret, user, known, cookies)}`;
  };
  const knownFor = (cookies: string): number[] =>
    [1, 2, 3, 4, 5, 6].filter((user) => readKnownDevice(cookies, secret, user) !== null);
  const shared = [1, 2, 3, 4, 5, 1].reduce(signIn, '');
  expect(knownFor(shared)).toEqual([1, 2, 3, 4, 5]);
  expect(shared.length).toBeLessThan(500);
  expect(knownFor(signIn(shared, 6))).toEqual([1, 3, 4, 5, 6]);
  // the same person again is no further account
  expect(knownFor([6, 6, 6, 6, 6].reduce(signIn, shared))).toEqual([1, 3, 4, 5, 6]);
});
