import { expect, it } from 'vitest';
import { followUpFrom, followUpInput } from './follow-up.ts';

it('shows a follow-up in the time of Doha, and reads it back', () => {
  expect(followUpInput('2026-11-22T07:30:00.000Z')).toBe('2026-11-22T10:30');
  expect(followUpFrom('2026-11-22T10:30')).toBe('2026-11-22T07:30:00.000Z');
  expect(followUpInput(followUpFrom('2026-12-31T23:59'))).toBe('2026-12-31T23:59');
});

it('has none for an empty field', () => {
  expect([followUpInput(null), followUpFrom(''), followUpFrom(null)]).toEqual(['', null, null]);
});
