import { expect, it } from 'vitest';
import { answeredAt, parseRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-20T08:00:00Z');

it.each([
  ['7', 7_000],
  [' 120 ', 120_000],
  ['0', 1_000],
  ['86400', 86_400_000],
  ['99999999999999999999', 604_800_000],
  ['Fri, 20 Nov 2026 08:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 07:00:00 GMT', 1_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 86_400_000],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  [undefined, null],
])('%j gives %j ms', (value, expected) => {
  expect(parseRetryAfter(value, now)).toBe(expected);
});

it('counts from the clock of the server where that is known', () => {
  expect(answeredAt('Fri, 20 Nov 2026 06:00:00 GMT', now)).toBe(now - 7_200_000);
  expect(answeredAt(undefined, now)).toBe(now);
  expect(answeredAt('-1', now)).toBe(now);
});
