import { expect, it } from 'vitest';
import { requestIdFrom } from './request-id.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

it.each(['0196a4d8-5f7e-7c1c-b9bb-4f0c7b6a1e11', 'browser_1234', 'x'.repeat(64)])('takes %s', (given) => {
  expect(requestIdFrom(given)).toBe(given);
});

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'noor@example.com',
  'two words here',
  'line\nbreak-12345',
  'quote"12345678',
  ['0196a4d8-5f7e-7c1c', 'b9bb-4f0c7b6a1e11'],
])('makes one in place of %j', (given) => {
  expect(requestIdFrom(given)).toMatch(uuid);
});
