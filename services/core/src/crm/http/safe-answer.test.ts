import { describe, expect, it } from 'vitest';
import { withoutPersonal } from './safe-answer.ts';

describe('withoutPersonal', () => {
  it.each([
    ['as it was sent', 'no Maryam here', 'Maryam', 'no … here'],
    ['in other letters', 'no MARYAM here', 'maryam', 'no … here'],
    ['in Arabic', 'لا توجد مريم هنا', 'مريم', 'لا توجد … هنا'],
    ['a plain value in a text that is not', 'é no MARYAM', 'maryam', 'é no …'],
    ['with the sign for kelvin', 'no Kareem here', '\u212aareem', 'no … here'],
    ['with a long s', 'no Sami here', '\u017fami', 'no … here'],
  ])('blots a value out: %s', (_how, text, value, safe) => {
    expect(withoutPersonal(text, [value])).toBe(safe);
  });

  it('takes the longest first', () => {
    expect(withoutPersonal('of Maryam Ali', ['Ali', 'Maryam Ali'])).toBe('of …');
  });

  it('leaves what nobody sent', () => {
    expect(withoutPersonal('id: L-000001', ['Maryam', 'مريم'])).toBe('id: L-000001');
  });
});
