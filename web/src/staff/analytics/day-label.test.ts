import { expect, it } from 'vitest';
import { dayLabel } from './day-label.ts';

it('names a day of an axis in few letters', () => {
  expect(dayLabel('2026-11-21', 'en')).toMatch(/^(21 Nov|Nov 21)$/);
  expect(dayLabel('2026-11-21', 'ar')).toBe('٢١ نوفمبر');
});
