import { describe, expect, it } from 'vitest';
import { readItems } from './items.ts';
import { readQuestion } from './read-question.ts';

it('reads nothing in an empty message', () => {
  expect(readItems('')).toEqual([]);
});

describe('number words that are added up, and those that are not', () => {
  it.each([
    ['ثلاثة وعشرين', [23]],
    ['خمسة وثلاثين', [35]],
    ['مئة وخمسة', [105]],
    ['مئتين وخمسين', [250]],
    ['خمسة وعشرة', [5, 10]],
    ['عشرة وعشرين', [10, 20]],
    ['خمسة ومئة', [5, 100]],
    ['مئة ومئتين', [100, 200]],
    ['مئتين ومئة', [200, 100]],
    ['خمسة ثلاثين', [5, 30]],
  ])('%s', (text, values) => {
    expect(readItems(text)).toEqual(values.map((value) => ({ type: 'count', value })));
  });
});

it.each([
  ['100 وخمسة', ['number', 'count']],
  ['مئة وآلاف', ['count', 'scale']],
  ['مئة ومتر', ['count', 'unit']],
])('only words of number are added up: %s', (text, types) => {
  expect(readItems(text).map(({ type }) => type)).toEqual(types);
});

describe('the end of a range, written together with its number', () => {
  it.each(['بين خمسة وعشرة', 'من خمسة لعشرة'])('%s', (text) => {
    expect(readItems(text).map(({ type }) => type)).toEqual(['comparison', 'count', 'comparison', 'count']);
  });

  it.each([
    ['خمسة لعشرة', ['count', 'count']],
    ['من خمسة وعشرة', ['comparison', 'count', 'count']],
    ['بين خمسة لعشرة', ['comparison', 'count', 'count']],
    ['بين الشقة وعشرة', ['comparison', 'kind', 'count']],
    ['من لوسيل لعشرة', ['comparison', 'place', 'count']],
    ['بين خمسة وشقة', ['comparison', 'count', 'kind']],
  ])('is not in %s', (text, types) => {
    expect(readItems(text).map(({ type }) => type)).toEqual(types);
  });
});

describe('rooms after a number are counted, rooms alone are what is wanted', () => {
  it.each([
    ['rooms for rent', { kind: 'room' }],
    ['2 rooms for rent', { bedrooms: '2', deal: 'rent' }],
    ['3 bed rooms for rent', { bedrooms: '3', deal: 'rent' }],
    ['غرف للإيجار', { kind: 'room' }],
    ['٣ غرف للإيجار', { bedrooms: '3', deal: 'rent' }],
    ['rooms for rent 900 riyals', { kind: 'room', maxPrice: 900 }],
    ['٣ غرف نوم للإيجار', { bedrooms: '3', deal: 'rent' }],
  ])('%s', (text, said) => {
    expect(readQuestion(text).said).toEqual(said);
  });
});

describe('misspelt words and names', () => {
  it.each([
    ['vlla', { kind: 'villa' }],
    ['vll', {}],
    ['مستدع', { kind: 'warehouse' }],
    ['مكنب', {}],
    ['yo ha', {}],
    ['villa in abu hamuor', { kind: 'villa', place: 'abu hamour' }],
    ['فيلا في ابو هامرو', { kind: 'villa', place: 'abu hamour' }],
    ['villa in umm salal mohammed', { kind: 'villa', place: 'umm salal mohammed' }],
    ['shop on al corniche street', { kind: 'shop', place: 'al corniche street' }],
    ['محل في شارع الكورنيش', { kind: 'shop', place: 'al corniche street' }],
  ])('%s', (text, said) => {
    expect(readQuestion(text).said).toEqual(said);
  });
});

describe('words that are not ours', () => {
  it.each([
    ['villa food', ['food']],
    ['a gorgeous villa', ['gorgeous']],
    ['villa z', []],
    ['talk to Khalid', ['khalid']],
    ['شراء سيارة', ['سياره']],
  ])('%s', (text, words) => {
    expect(readQuestion(text).unknownWords).toEqual(words);
  });
});
