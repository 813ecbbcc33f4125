import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

it.each([
  ['a short text', 20, 'a short text'],
  ['quiet flat by the park', 12, 'quiet flat…'],
  ['quiet flat by the park', 10, 'quiet flat…'],
  ['quiet flat, by the park', 13, 'quiet flat…'],
  ['شقة هادئة بجوار الحديقة', 14, 'شقة هادئة…'],
  ['a'.repeat(100), 100, 'a'.repeat(100)],
  ['a'.repeat(101), 100, `${'a'.repeat(100)}…`],
  ['😀'.repeat(101), 100, `${'😀'.repeat(100)}…`],
])('%s, at most %i: %s [M-966]', (text, most, expected) => {
  expect(wholeWords(text, most)).toBe(expected);
});
