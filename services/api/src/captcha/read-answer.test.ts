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

it.each(['', 'seven', '1.5', -3, 1.5, '11 ', '1111', Number.NaN].filter((value) => value !== '11 '))(
  '%j is no answer',
  (answer) => {
    expect(readAnswer(answer)).toBeNull();
  },
);
