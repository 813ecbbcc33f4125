import { expect, it } from 'vitest';
import { ownValue } from './own-value.ts';

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'b', ''])('"%s" is no word of the table', (word) => {
  expect(ownValue({ a: 1 }, word)).toBeUndefined();
});

it('gives what stands under a word', () => {
  expect(ownValue({ a: 1, constructor: 2 }, 'a')).toBe(1);
  expect(ownValue(JSON.parse('{"__proto__":3}') as Record<string, number>, '__proto__')).toBe(3);
});
