import { expect, it } from 'vitest';
import { absoluteAddress } from './absolute-address.ts';

it.each([
  ['/media/a.jpg', 'https://manzil.example/media/a.jpg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['a b.jpg', 'https://manzil.example/a%20b.jpg'],
  ['http://', null],
  ['https://[', null],
  ['https://a:99999/x.jpg', null],
  ['https://a:-1/x.jpg', null],
  ['//a:99999/x.jpg', null],
  ['http://a b', null],
])('%s is %s', (address, expected) => {
  expect(absoluteAddress(address, 'https://manzil.example')).toBe(expected);
});
