import { createTestDatabase } from '@manzil/testing/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raiseContentVersion } from '../../data/raise-content-version.ts';
import { openDatabase } from '../../data/database.ts';
import { propertyFilter, searchText } from '../../listings/property-filter.ts';
import { createPropertySearch } from '../../listings/store/property-search.ts';
import { createVocabularyReader } from './search-vocabulary.ts';
import { addProperty } from '../../listings/testing/add-property.ts';

const home = await createTestDatabase();
const db = openDatabase({ url: home.url, poolMax: 4, applicationName: 'test' });
const search = createPropertySearch(db.pool);
const vocabulary = createVocabularyReader(db.pool);

afterAll(async () => {
  await db.close();
  await home.drop();
});

/** Two listings each, one of them with an Arabic title. */
const places: readonly (readonly [en: string, ar: string, city: string])[] = [
  ['Lusail Marina', 'مارينا لوسيل', 'Lusail'],
  ['Fox Hills', 'فوكس هيلز', 'Lusail'],
  ['Energy City', 'مدينة الطاقة', 'Lusail'],
  ['The Pearl', 'اللؤلؤة', 'Doha'],
  ['West Bay', 'الخليج الغربي', 'Doha'],
  ['Al Sadd', 'السد', 'Doha'],
  ['Msheireb Downtown', 'مشيرب قلب الدوحة', 'Doha'],
  ['Fereej Bin Mahmoud', 'فريج بن محمود', 'Doha'],
  ['Old Airport', 'المطار القديم', 'Doha'],
  ['Najma', 'نجمة', 'Doha'],
  ['Salwa Road', 'طريق سلوى', 'Doha'],
  ['C Ring Road', 'الطريق الدائري الثالث', 'Doha'],
  ['Al Waab', 'الوعب', 'Doha'],
  ['Al Gharrafa', 'الغرافة', 'Doha'],
  ['Abu Hamour', 'أبو هامور', 'Doha'],
  ['Ain Khaled', 'عين خالد', 'Doha'],
  ['Al Thumama', 'الثمامة', 'Doha'],
  ['Industrial Area', 'المنطقة الصناعية', 'Doha'],
  ['Barwa Village', 'قرية بروة', 'Al Wakrah'],
  ['Al Wakrah', 'الوكرة', 'Al Wakrah'],
  ['Umm Salal Mohammed', 'أم صلال محمد', 'Umm Salal'],
  ['Al Khor', 'الخور', 'Al Khor'],
];

beforeAll(async () => {
  for (const [en, ar, city] of places) {
    await addProperty(db.pool, { title: `Bright home in ${en}`, titleAr: `مسكن في ${ar}`, state: en, city });
    await addProperty(db.pool, { title: 'Spacious rooms', state: en, city, address: 'Building 7' });
  }
  await addProperty(db.pool, { title: 'مكتب على البحر', city: 'لوسيل', state: 'مارينا لوسيل', address: 'برج ٥' });
  await addProperty(db.pool, {
    title: 'Palm Plaza office',
    state: 'Al Sadd',
    address: 'Tower 12, Street 840, Zone 38',
    subcategory: 'office space',
    referenceId: 'SAD-OF-0417',
  });
});

async function find(city: string) {
  const text = searchText({ city }, await vocabulary.read());
  const found = await search.search({ filter: propertyFilter({ city }, text), sort: 'newest', page: 1, limit: 200 });
  return { ...found, ids: found.properties.map(({ id }) => id), corrected: text.corrected };
}

const all = (...wanted: string[]) => wanted.toSorted();
const arabicMarina = 'مارينا لوسيل';
const lusail = all('Energy City', 'Fox Hills', 'Lusail Marina', arabicMarina);
const marina = all('Lusail Marina', arabicMarina);

const table: readonly (readonly [typed: string, districts: string[]])[] = [
  ['Lusail', lusail],
  ['لوسيل', lusail],
  ['The Pearl', ['The Pearl']],
  ['اللؤلؤة', ['The Pearl']],
  ['West Bay', ['West Bay']],
  ['الخليج الغربي', ['West Bay']],
  ['Al Sadd', ['Al Sadd']],
  ['السد', ['Al Sadd']],
  ['Msheireb', ['Msheireb Downtown']],
  ['مشيرب', ['Msheireb Downtown']],
  ['Al Wakrah', all('Al Wakrah', 'Barwa Village')],
  ['الوكرة', all('Al Wakrah', 'Barwa Village')],
  ['Industrial Area', ['Industrial Area']],
  ['المنطقة الصناعية', ['Industrial Area']],
  ['Lusail Marina', marina],
  ['مارينا لوسيل', marina],
  ['Old Airport', ['Old Airport']],
  ['المطار القديم', ['Old Airport']],
  ['Salwa Road', ['Salwa Road']],
  ['طريق سلوى', ['Salwa Road']],
  ['Umm Salal', ['Umm Salal Mohammed']],
  ['أم صلال', ['Umm Salal Mohammed']],
  ['Al Khor', ['Al Khor']],
  ['الخور', ['Al Khor']],
  ['Energy City', ['Energy City']],
  ['مدينة الطاقة', ['Energy City']],
  ['C Ring Road', ['C Ring Road']],
  ['الدائري الثالث', ['C Ring Road']],
  // spellings and transliterations
  ["Al Wa'ab", ['Al Waab']],
  ['Al-Waab', ['Al Waab']],
  ['alwaab', ['Al Waab']],
  ['Wakra', all('Al Wakrah', 'Barwa Village')],
  ['Westbay', ['West Bay']],
  ['west-bay', ['West Bay']],
  ['Gharafa', ['Al Gharrafa']],
  ['Mushaireb', ['Msheireb Downtown']],
  ['Bin Mahmoud', ['Fereej Bin Mahmoud']],
  ['Bin Mahmood', ['Fereej Bin Mahmoud']],
  ['Abu Hamur', ['Abu Hamour']],
  ['Ain Khalid', ['Ain Khaled']],
  ['pearl qatar', ['The Pearl']],
  ['LUSAIL CITY', lusail],
  ['foxhills', ['Fox Hills']],
  // alef and hamza, ta marbuta, ya, signs, lengthening, article, particles
  ['ام صلال', ['Umm Salal Mohammed']],
  ['ابو هامور', ['Abu Hamour']],
  ['أبوهامور', ['Abu Hamour']],
  ['الوكره', all('Al Wakrah', 'Barwa Village')],
  ['وكرة', all('Al Wakrah', 'Barwa Village')],
  ['اللولوه', ['The Pearl']],
  ['لؤلؤة قطر', ['The Pearl']],
  ['اللُّؤْلُؤَة', ['The Pearl']],
  ['لـــوســيل', lusail],
  ['طريق سلوي', ['Salwa Road']],
  ['الخليج الغربى', ['West Bay']],
  ['نجمه', ['Najma']],
  ['الصناعيه', ['Industrial Area']],
  ['بالوكرة', all('Al Wakrah', 'Barwa Village')],
  ['في لوسيل', lusail],
  ['سد', ['Al Sadd']],
  // one typing error in a word
  ['Lusial', lusail],
  ['Lusal', lusail],
  ['Luasil', lusail],
  ['wset bay', ['West Bay']],
  ['west bya', ['West Bay']],
  ['pearll', ['The Pearl']],
  ['the perl', ['The Pearl']],
  ['Mshereib', ['Msheireb Downtown']],
  ['Wakrha', all('Al Wakrah', 'Barwa Village')],
  ['Thumana', ['Al Thumama']],
  ['industral aera', ['Industrial Area']],
  ['لوسبل', lusail],
  ['الوكرى', all('Al Wakrah', 'Barwa Village')],
  ['الغرافه', ['Al Gharrafa']],
  ['الثماامة', ['Al Thumama']],
  ['مشيزب', ['Msheireb Downtown']],
  ['Lusail, Qatar', lusail],
  ['The Pearl, Doha', ['The Pearl']],
  ['الدوحة، اللؤلؤة', ['The Pearl']],
  ['Palm Plaza', ['Al Sadd']],
  ['plam plaza', ['Al Sadd']],
  ['office al sadd', ['Al Sadd']],
  ['مكتب في السد', ['Al Sadd']],
  ['Street 840', ['Al Sadd']],
  ['شارع ٨٤٠', ['Al Sadd']],
  ['منطقة ۳۸', ['Al Sadd']],
  ['برج ٥', [arabicMarina]],
  ['tower 5', [arabicMarina]],
  ['SAD-OF-0417', ['Al Sadd']],
  ['Street 84', []],
  ['Timbuktu', []],
];

describe('what is typed finds its places', () => {
  test.each(table)('%s', async (typed, districts) => {
    const { properties } = await find(typed);
    expect([...new Set(properties.map(({ state }) => state ?? ''))].toSorted()).toEqual(districts);
  });
});

test.each(places)('%s and %s give the same listings in the same order', async (en, ar) => {
  const [english, arabic] = await Promise.all([find(en), find(ar)]);
  expect(english.ids.length).toBeGreaterThanOrEqual(2);
  expect(arabic.ids).toEqual(english.ids);
  expect(arabic.pagination).toEqual(english.pagination);
});

test('also with a kind before the place', async () => {
  const [english, arabic] = await Promise.all([find('office in Al Sadd'), find('مكاتب في السد')]);
  expect(english.ids).toHaveLength(1);
  expect(arabic.ids).toEqual(english.ids);
});

test.each([
  ['Lusial', 'Lusail'],
  ['لوسبل', 'لوسيل'],
  ['al wakrha', 'Al Wakrah'],
  ['plam plaza', 'palm plaza'],
  ['Lusail', null],
  ["Al Wa'ab", null],
  ['الوكره', null],
  ['lus', null],
  ['Timbuktu', null],
])('%s is told as %s', async (typed, corrected) => {
  expect((await find(typed)).corrected).toBe(corrected);
});

test('a new word is right as soon as the content version has moved', async () => {
  expect((await find('Waabi Residence')).corrected).not.toBeNull();
  await addProperty(db.pool, { title: 'Waabi Residence', state: 'Al Khor', city: 'Al Khor' });
  await raiseContentVersion(db.pool);
  const { corrected, ids } = await find('Waabi Residence');
  expect([corrected, ids.length]).toEqual([null, 1]);
});
