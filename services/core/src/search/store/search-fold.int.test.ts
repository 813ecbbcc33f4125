import { createTestDatabase } from '@manzil/testing/database';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { districtNames, streetNames } from '../places/place-names.ts';
import { spellings } from '../places/spellings.ts';
import { foldWords } from '../fold.ts';
import { openDatabase } from '../../data/database.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });

afterAll(async () => {
  await db.close();
  await home.drop();
});

const names = [...Object.entries(districtNames), ...Object.entries(streetNames)].flat();
const odd = [
  'أإآٱا ىي ةه ؤو ئي ء',
  'اللُؤْلُؤَةُ الـــدوحة',
  'الوكرة والوكرة بالوكرة للوكرة ال',
  'شارع ٨٤٠، منطقة ۳۸',
  'ﻟﻮﺳﻴﻞ',
  'Place Vendôme',
  'Ḥamad aḍ-Ḍawḥah',
  'e\u0301te\u0301',
  "Al-Wa'ab the Al EL Waʿab ‘Wa’ab’",
  'LUS-OF-0231 / 12.5 m² 100% d_f',
  'کتارا گیف',
  'a\u200fb\u2066c\u00a0d\u3000e',
  '٪ & | ! <-> :* \\',
  '',
];

test('the same words come out on both sides', async () => {
  const texts = [...names, ...Object.values(spellings).flat(), ...odd];
  const { rows } = await db.pool.query<{ folded: string }>(
    'select search_fold(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  const folded = texts.map((text, index) => [text, (rows[index]?.folded ?? '').trim()]);
  expect(folded).toEqual(texts.map((text) => [text, foldWords(text).join(' ')]));
});

test('the same words come out on both sides, whatever anybody types', async () => {
  const sign = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...new Set(odd.join(''))) },
    { weight: 2, arbitrary: fc.constantFrom(...Array.from(' alelthe-الولبال')) },
    { weight: 1, arbitrary: fc.integer({ min: 0x20, max: 0x24ff }).map((code) => String.fromCodePoint(code)) },
  );
  const texts = fc.sample(
    fc.array(sign, { maxLength: 30 }).map((signs) => signs.join('')),
    { numRuns: 2_000 },
  );
  const { rows } = await db.pool.query<{ folded: string }>(
    'select search_fold(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  const folded = texts.map((text, index) => [text, (rows[index]?.folded ?? '').trim()]);
  const differ = folded.filter(([text = '', words]) => words !== foldWords(text).join(' '));
  expect(differ.slice(0, 5).map(([text = '', words]) => ({ text, words, ours: foldWords(text).join(' ') }))).toEqual(
    [],
  );
});

test('every folded word is one word of the index', async () => {
  const words = [...new Set([...names, ...odd].flatMap((text) => foldWords(text)))];
  const { rows } = await db.pool.query<{ words: string[] }>('select tsvector_to_array(search_words($1)) as words', [
    words.join(' '),
  ]);
  expect(rows[0]?.words.toSorted()).toEqual(words.toSorted());
});
