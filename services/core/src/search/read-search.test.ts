import { describe, expect, it, test } from 'vitest';
import { positions } from './places/positions.ts';
import { districtNames, streetNames } from './places/place-names.ts';
import { spellings } from './places/spellings.ts';
import { placeKey, titleCase } from './lexicon.ts';
import { readSearchText } from './read-search.ts';
import { createVocabulary } from './vocabulary.ts';

describe('readSearchText', () => {
  it('reads a place alike in either script, in any order', () => {
    const read = readSearchText('office in West Bay');
    expect(read).toEqual({ terms: read.terms, deal: null, places: ['west bay'], corrected: null });
    expect(readSearchText('الخليج الغربي مكاتب')).toEqual(read);
  });

  it('takes the longest name', () => {
    expect(readSearchText('West Bay Lagoon').places).toEqual(['west bay lagoon']);
    expect(readSearchText('مارينا لوسيل').places).toEqual(['lusail marina']);
  });

  it('leaves out what narrows nothing', () => {
    expect(readSearchText('properties in Qatar').terms).toEqual([]);
    expect(readSearchText('عقارات في قطر').terms).toEqual([]);
    expect(readSearchText('منطقة لوسيل').terms).toEqual(readSearchText('Lusail').terms);
  });

  it('hears what is said of renting and buying', () => {
    expect(readSearchText('شقة للإيجار').deal).toBe('rent');
    expect(readSearchText('villa for sale').deal).toBe('sale');
  });

  it('keeps a word that listings hold, and puts right one that none holds', () => {
    expect(readSearchText('lusali', createVocabulary(['lusali'])).corrected).toBeNull();
    expect(readSearchText('The lusali', createVocabulary(['tower']))).toMatchObject({
      places: ['lusail'],
      corrected: 'Lusail',
    });
    expect(readSearchText('crystla', createVocabulary(['crystal'])).corrected).toBe('crystal');
  });

  it('takes a bounded number of words', () => {
    expect(readSearchText(Array.from({ length: 50 }, (_, n) => `w${String(n)}`).join(' ')).terms).toHaveLength(8);
  });
});

describe('the gazetteer', () => {
  test('every place is found by both its names and all its spellings', () => {
    const lost = Object.entries(districtNames)
      .filter(([name]) => name !== 'qatar')
      .flatMap(([name, arabic]) =>
        [name, titleCase(name), arabic, ...(spellings[name] ?? [])].map((one) => [one, placeKey(one), name]),
      )
      .filter(([, found, name]) => found !== name);
    expect(lost).toEqual([]);
  });

  test('spellings and positions are of known places', () => {
    const known = { ...districtNames, ...streetNames };
    expect([...Object.keys(spellings), ...Object.keys(positions)].filter((name) => !(name in known))).toEqual([]);
  });

  test('positions lie in Qatar', () => {
    for (const [latitude, longitude] of Object.values(positions))
      expect(latitude > 24.4 && latitude < 26.3 && longitude > 50.7 && longitude < 51.7).toBe(true);
  });
});
