import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

it.each([
  [11, 11],
  ['11', 11],
  [' 7 ', 7],
  ['١١', 11],
  ['۹', 9],
  ['٠٩', 9],
])('%j is %j', (answer, expected) => {
  expect(readAnswer(answer)).toBe(expected);
});

it('a number is the same in Latin, Arabic and Persian digits, also mixed', () => {
  const zeros = [0x30, 0x660, 0x6f0];
  fc.assert(
    fc.property(fc.nat(999), fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), (number, scripts) => {
      const written = Array.from(String(number), (digit, n) =>
        String.fromCodePoint((zeros[scripts[n] ?? 0] ?? 0) + Number(digit)),
      ).join('');
      expect(readAnswer(written)).toBe(number);
    }),
  );
});

it.each(['', ' ', 'seven', '1.5', '١٫٥', -3, '-٣', 1.5, '1111', '١١١١', Number.NaN])('%j is no answer', (answer) => {
  expect(readAnswer(answer)).toBeNull();
});
