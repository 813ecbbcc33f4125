import { expect, it } from 'vitest';
import { isDay } from './day.ts';

it.each(['2027-01-31', '2028-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each(['2027-02-29', '2027-13-01', '2027-1-1', '0001-01-01', '2300-01-01', '2027-01-31T00:00:00Z', ''])(
  '%s is none',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
