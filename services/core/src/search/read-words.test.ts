import { describe, expect, it, test } from 'vitest';
import { conceptsByName, placeKey, titleCase } from './lexicon.ts';
import { readSearchText } from './read-search.ts';
import { createVocabulary } from './vocabulary.ts';

const formsOf = (name: string) => conceptsByName.get(name)!.forms;
const duplex = { forms: [['duplex'], ['دوبلكس']], prefix: null };
const word = (prefix: string) => ({ forms: [], prefix });

describe('what a search looks for', () => {
  it.each([
    ['duplex', [duplex]],
    ['دوبلكس duplex', [duplex]],
    ['Street 840', [{ forms: ['street', 'شارع', 'st'].map((one) => [one, '840']), prefix: null }]],
    ['شارع ٨٤٠', [{ forms: ['street', 'شارع', 'st'].map((one) => [one, '840']), prefix: null }]],
    ['منطقة 6', [{ forms: ['zone', 'منطقه'].map((one) => [one, '6']), prefix: null }]],
    ['street', [{ forms: [['street'], ['شارع'], ['st']], prefix: null }]],
    ['duplex 840', [{ forms: [['840']], prefix: null }, duplex]],
    ['7', [{ forms: [['7']], prefix: null }]],
    ['street 840 duplex', [duplex, { forms: ['street', 'شارع', 'st'].map((one) => [one, '840']), prefix: null }]],
    [
      '6 street',
      [
        { forms: [['6']], prefix: null },
        { forms: [['street'], ['شارع'], ['st']], prefix: null },
      ],
    ],
    ['b12', [word('b12')]],
    ['12b', [word('12b')]],
    ['xqzwv duplex', [word('xqzwv'), duplex]],
    ['duplex xqzwv', [word('xqzwv'), duplex]],
  ])('%s', (text, terms) => {
    const sorted = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted();
    const read = readSearchText(text).terms;
    expect(sorted(read)).toEqual(sorted(terms));
    expect(read.map((one) => JSON.stringify(one))).toEqual(sorted(read));
  });

  it.each([
    ['City Center Doha', ['west bay']],
    ['مدينة بروة', ['barwa city']],
    ['City', []],
    ['بلوسيل', ['lusail']],
    ['بلوسيل والوكرة', ['lusail', 'al wakrah']],
    ['Lus\0ail', ['lusail']],
    ['Westbay', ['west bay']],
    ['p e a r l', ['the pearl']],
    // in six pieces it is letters
    ['l u s a i l', []],
    ['Salwa Road villa', ['salwa road']],
  ])('%s names %j', (text, places) => {
    expect(readSearchText(text)).toMatchObject({ places, corrected: null });
  });

  it.each([
    ['ومكاتب', 'مكتب'],
    ['alvilla', 'villa'],
  ])('%s is a known word behind its particle', (text, name) => {
    expect(readSearchText(text)).toMatchObject({ terms: [{ forms: formsOf(name), prefix: null }], corrected: null });
  });

  it.each(['alst', 'alrd', 'كلمات', 'بلمونت', 'xqzwv', 'lu'])('%s stays as it is', (text) => {
    expect(readSearchText(text)).toMatchObject({ terms: [word(text)], corrected: null });
  });
});

describe('a part of a name', () => {
  it.each([
    ['ain', ['ain khaled']],
    ['mahmou', ['fereej bin mahmoud']],
    ['محمو', ['fereej bin mahmoud']],
    ['mukhtar', []],
    ['fo', []],
    ['xqz', []],
  ])('%s finds the places %j by their other names', (start, names) => {
    const { terms, corrected } = readSearchText(start);
    expect([terms.length, terms[0]?.prefix, corrected]).toEqual([1, start, null]);
    const forms = terms[0]?.forms ?? [];
    const own = names.flatMap((name) => formsOf(name.replaceAll(' ', '')));
    expect(forms).toEqual(own.filter((form) => !form.some((part) => part.startsWith(start))));
    expect(forms.length > 0).toBe(names.length > 0);
  });

  it('of twelve places still finds all of them', () => {
    expect(readSearchText('cit').terms[0]?.forms.length).toBeGreaterThan(12);
  });

  it('is kept where a listing holds a word that begins so', () => {
    const vocabulary = createVocabulary(['crystal']);
    expect(readSearchText('crysta', vocabulary)).toMatchObject({ terms: [word('crysta')], corrected: null });
    expect(readSearchText('crystla', vocabulary)).toMatchObject({ terms: [word('crystal')], corrected: 'crystal' });
  });
});

describe('what was searched for instead', () => {
  it.each([
    ['VILLA lusali', 'VILLA Lusail'],
    ['  villa, lusali  tower ', 'villa Lusail tower'],
    ['فيلا، لوسبل', 'فيلا لوسيل'],
    ['lusali for rent', 'Lusail for rent'],
    ['lusali ، ', 'Lusail'],
    ['بلوسبل', 'لوسيل'],
    ['xqzwv lusali', 'xqzwv Lusail'],
    ['lus\0ali', 'Lusail'],
    ['compalound', 'Compound'],
  ])('%j is told as %s, the rest as it was typed', (text, corrected) => {
    expect(readSearchText(text).corrected).toBe(corrected);
  });
});

test.each([
  ['Al Waab', 'al waab'],
  ['الوعب', 'al waab'],
  ['office', null],
  ['Najma Street', null],
  ['xqzwv', null],
  ['', null],
])('the district of %j is %j', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test.each([
  ['al waab', 'Al Waab'],
  ['lusail', 'Lusail'],
  ['b ring road', 'B Ring Road'],
  ['الوعب', 'الوعب'],
])('%s is written %s', (name, written) => {
  expect(titleCase(name)).toBe(written);
});
