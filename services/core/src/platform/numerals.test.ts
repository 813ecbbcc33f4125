import { expect, it } from 'vitest';
import { easternDigits, latinDigits, latinForEastern, plainNumber } from './numerals.ts';

it('every eastern digit has its Latin one', () => {
  expect(latinDigits(easternDigits)).toBe(latinForEastern);
  expect(latinDigits('غرفة ٣ و ۴، 5')).toBe('غرفة 3 و 4، 5');
});

it.each([
  ['24,500.50', '24500.50'],
  ['٢٤٬٥٠٠٫٥٠', '24500.50'],
  ['۲۴٬۵۰۰', '24500'],
  [' 1 000 000 ', '1000000'],
  ['1’250', '1250'],
  ['-3', '-3'],
  ['call us', 'callus'],
  ['', ''],
])('%j is %j', (written, plain) => {
  expect(plainNumber(written)).toBe(plain);
});
