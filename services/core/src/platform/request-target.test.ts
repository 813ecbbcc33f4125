import { expect, it } from 'vitest';
import { isReadableTarget, originForm } from './request-target.ts';

it.each([
  ['/en?x=1', '/en?x=1'],
  ['http://manzil.example/en?x=1', '/en?x=1'],
  ['HTTPS://manzil.example', '/'],
  ['http://user:pass@manzil.example:8080/a', '/a'],
  ['//evil.example/a', '//evil.example/a'],
  ['http://[', 'http://['],
  ['*', '*'],
])('%s asks for %s', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});

it.each(['/', '/en/properties?city=%D8%A7%D9%84&x=1', '/a?discount=100%', '/a?x=%zz', '//evil.example/a'])(
  '%s can be read',
  (target) => {
    expect(isReadableTarget(target)).toBe(true);
  },
);

it.each([
  ['an asterisk', '*'],
  ['an authority', 'manzil.example:443'],
  ['another protocol', 'ftp://manzil.example/'],
  ['nothing', ''],
  ['a byte that is no text', '/a?x=%ff'],
  ['half of a letter', '/%D8'],
  ['a long form of a slash', '/a%C0%AFb'],
  ['half of a pair', '/a?x=%ED%A0%80'],
  ['a letter that goes on in plain text', '/a?x=%D8x%A7'],
])('%s cannot', (_what, target) => {
  expect(isReadableTarget(target)).toBe(false);
});
