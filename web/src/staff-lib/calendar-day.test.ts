import { expect, it } from 'vitest';
import { dayOf } from './calendar-day.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', undefined],
  ['2026-1-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is the day %s', (text, expected) => {
  expect(dayOf(text)).toBe(expected);
});
