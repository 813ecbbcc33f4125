import { describe, expect, it } from 'vitest';
import { isWebAddress, sortOrderOf, verificationCodeOf } from './link-values.ts';
import { freePlatforms, platforms } from './platforms.ts';

describe('the order [A-299]', () => {
  it.each([
    ['3', 3],
    ['٣', 3],
    ['', 0],
    ['first', 0],
    ['-4', 0],
    ['2.7', 2],
    ['1e99', 10_000],
  ])('%s is %d', (text, value) => {
    expect(sortOrderOf(text)).toBe(value);
  });
});

it('offers ten platforms, and of those the ones without a link [A-300 A-434]', () => {
  expect(platforms).toHaveLength(10);
  expect(freePlatforms([{ platform: 'facebook' }, { platform: 'x' }])).toEqual(platforms.slice(2));
});

it.each([
  ['https://www.facebook.com/manzil', true],
  ['http://x.example', true],
  ['javascript:alert(1)', false],
  ['www.facebook.com', false],
  ['', false],
])('%s is an address: %s [A-298]', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

it.each([
  ['  abc123 ', 'abc123'],
  ['<meta name="facebook-domain-verification" content="abc123" />', 'abc123'],
  ["<META content='abc123' name=facebook-domain-verification>", 'abc123'],
  ['   ', ''],
])('takes the code out of %s', (text, code) => {
  expect(verificationCodeOf(text)).toBe(code);
});
