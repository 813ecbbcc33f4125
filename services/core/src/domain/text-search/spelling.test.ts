import { expect, test } from 'vitest';
import { nearestWord, typingErrors } from './spelling.ts';

test.each([
  ['lusail', 'lusail', 0],
  ['lusal', 'lusail', 1],
  ['lusaill', 'lusail', 1],
  ['lusaol', 'lusail', 1],
  ['lusial', 'lusail', 1],
  ['lsuial', 'lusail', 2],
  ['لوسبل', 'لوسيل', 1],
  ['doha', 'wakrah', 3],
])('%s and %s are %i apart', (a, b, errors) => {
  expect(typingErrors(a, b, 2)).toBe(errors);
  expect(typingErrors(b, a, 2)).toBe(errors);
});

test.each([
  ['sadr', ['wadi', 'sadd'], 'sadd'],
  ['bya', ['tya', 'bay'], 'bay'],
  ['musherieb', ['mansoura', 'msheireb'], 'msheireb'],
  ['same', ['fame', 'samd'], 'samd'],
  ['lusail', ['wakrah'], null],
  ['ab', ['abu'], null],
  ['street840', ['street841'], null],
])('%s was meant for one of %j: %s', (word, candidates, meant) => {
  expect(nearestWord(word, candidates)).toBe(meant);
});
