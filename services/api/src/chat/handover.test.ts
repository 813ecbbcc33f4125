import { expect, it } from 'vitest';
import { isOfficeOpen } from './handover.ts';

it.each([
  ['2026-11-22T05:59:59Z', false, 'Sunday, a second to nine'],
  ['2026-11-22T06:00:00Z', true, 'Sunday at nine'],
  ['2026-11-26T13:59:59Z', true, 'Thursday, a second to five'],
  ['2026-11-26T14:00:00Z', false, 'Thursday at five'],
  ['2026-11-26T14:59:00Z', false, 'Thursday, nearly six'],
  ['2026-11-27T09:00:00Z', false, 'Friday at noon'],
  ['2026-11-28T09:00:00Z', false, 'Saturday at noon'],
  ['2026-11-28T21:30:00Z', false, 'Sunday, half past midnight'],
])('at %s the office is open: %s (%s in Doha)', (moment, open) => {
  expect(isOfficeOpen(new Date(moment))).toBe(open);
});
