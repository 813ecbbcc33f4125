import { expect, it } from 'vitest';
import { formatSpan } from './span.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [0, '0 seconds'],
  [-5, '0 seconds'],
  [999, '0 seconds'],
  [40 * second, '40 seconds'],
  [minute, '1 minute'],
  [minute + 5 * second, '1 minute, 5 seconds'],
  [2 * hour + 5 * minute + 9 * second, '2 hours, 5 minutes'],
  [3 * hour + 40 * second, '3 hours'],
  [2 * day + hour, '2 days, 1 hour'],
  [8 * day + 59 * minute, '8 days'],
])('%i ms are %s', (ms, words) => {
  expect(formatSpan(ms, 'en')).toBe(words);
});

it('counts in Arabic as Arabic does', () => {
  expect(formatSpan(2 * hour + 5 * minute, 'ar')).toBe('ساعتان و٥ دقائق');
});
