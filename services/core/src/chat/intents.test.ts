import { describe, expect, it } from 'vitest';
import type { ChatContext } from './filters.ts';
import { type Intent, readQuestion } from './read-question.ts';

describe('which question a message is', () => {
  it.each<[text: string, intent: Intent]>([
    ['how much is the deposit', 'services'],
    ['do i need a cheque', 'services'],
    ['هل يوجد تقسيط', 'services'],
    ['services', 'services'],
    ['services for villas', 'search'],
    ['rental services', 'rent'],
    ['how much is a villa', 'price'],
    ['how much are villas above 2 million', 'search'],
    ['how much are villas under 2 million', 'search'],
    ['which areas', 'district'],
    ['which areas in Lusail have villas for rent', 'rent'],
    ['bye', 'thanks'],
    ['مع السلامة', 'thanks'],
    ['help', 'help'],
    ['what can you do', 'help'],
    ['ساعدني', 'help'],
    ['furnished', 'search'],
    ['with sea view', 'search'],
    ['مفروش', 'search'],
    ['2 bathrooms', 'bedrooms'],
    ['حمامين', 'bedrooms'],
    ['under 500 sqm', 'area'],
    ['over 500 sqm', 'area'],
    ['cheapest', 'search'],
    ['property', 'search'],
    ['عقارات', 'search'],
    ['any type', 'search'],
    ['in Lusail', 'district'],
  ])('%s', (text, intent) => {
    expect(readQuestion(text).intent).toBe(intent);
  });

  it('goes on with the deal of the answer before', () => {
    expect(readQuestion('cheapest', { deal: 'sale' }).intent).toBe('buy');
    expect(readQuestion('حمامين', { deal: 'rent' }).intent).toBe('rent');
  });

  it('tells the topics of a message and nothing else', () => {
    expect(readQuestion('office hours for villas in Lusail').topics).toEqual(new Set(['hours']));
  });
});

describe('words of ours around one that is not', () => {
  it.each<[text: string, intent: Intent]>([
    ['weather in Doha', 'unknown'],
    ['الطقس في الدوحة', 'unknown'],
    ['weather in Narnia', 'unknown'],
    ['buy zumba', 'unknown'],
    ['zumba rent', 'unknown'],
    ['rent a zumba in Lusail', 'unknown'],
    ['شراء سيارة في الدوحة', 'unknown'],
    ['cheapest zumba', 'unknown'],
    ['zumba for rent in Doha', 'rent'],
    ['zumba in Doha for rent', 'rent'],
    ['for rent in Doha zumba', 'rent'],
    ['للإيجار في لوسيل زمبا', 'rent'],
    ['rent in Narnia', 'rent'],
    ['للإيجار في نارنيا', 'rent'],
    ['zumba 2 bedrooms', 'bedrooms'],
    ['zumba property', 'search'],
    ['zumba any price', 'search'],
    ['furnished zumba', 'search'],
    ['which areas are zumba', 'district'],
    ['أي مناطق زمبا', 'district'],
  ])('%s', (text, intent) => {
    expect(readQuestion(text).intent).toBe(intent);
  });
});

describe('a place that nobody knows', () => {
  it.each([
    ['villa in Narnia near Mordor', 'narnia mordor'],
    ['a villa zumba in Narnia', 'narnia'],
    ['فيلا في نارنيا', 'نارنيا'],
    ['villas', null],
    ['apartments in Lusail near Narnia', null],
    ['office hours in Narnia', null],
  ])('%s', (text, place) => {
    expect(readQuestion(text).unknownPlace).toBe(place);
  });
});

describe('the narrower of two kinds and of two places', () => {
  it.each([
    ['a residential apartment', { kind: 'apartment' }],
    ['commercial office', { kind: 'office' }],
    ['عقار تجاري محل', { kind: 'shop' }],
    ['عمارة شقق', { kind: 'apartment' }],
    ['apartment or villa', { kind: 'apartment' }],
    ['شقة أو فيلا', { kind: 'apartment' }],
    ['apartment in Doha, The Pearl', { kind: 'apartment', place: 'the pearl' }],
    ['apartment in The Pearl, Doha', { kind: 'apartment', place: 'the pearl' }],
    ['شقة في لوسيل، المارينا', { kind: 'apartment', place: 'lusail marina' }],
    ['apartment in Al Sadd, The Pearl', { kind: 'apartment', place: 'al sadd' }],
    ['شقة في السد، اللؤلؤة', { kind: 'apartment', place: 'al sadd' }],
  ])('%s', (text, said) => {
    expect(readQuestion(text).said).toEqual(said);
  });
});

describe('dearer, cheaper, bigger and smaller', () => {
  const kept = { deal: 'rent', kind: 'villa' } as const;
  const shown = { ...kept, shownPrice: 9_500, shownMinArea: 90, shownMaxArea: 130 };
  const low = { sort: 'price-low' };

  it.each<[text: string, context: ChatContext, filters: object]>([
    ['most expensive', shown, { ...kept, sort: 'price-high' }],
    ['more expensive', shown, { ...kept, sort: 'price-high' }],
    ['أغلى من كذا', shown, { ...kept, sort: 'price-high' }],
    ['فلل فاخرة', {}, { kind: 'villa', sort: 'price-high' }],
    ['cheapest', shown, { ...kept, ...low }],
    ['cheaper', {}, low],
    ['cheaper', kept, { ...kept, ...low }],
    ['cheaper', { ...shown, minPrice: 9_000 }, { ...kept, maxPrice: 9_499, ...low }],
    ['cheaper', { ...shown, shownPrice: 0 }, { ...kept, maxPrice: 0, ...low }],
    ['cheaper offices', shown, { deal: 'rent', kind: 'office', ...low }],
    ['cheaper property', shown, { deal: 'rent', ...low }],
    ['cheaper, under 8k', shown, { ...kept, maxPrice: 8_000 }],
    ['bigger', kept, kept],
    ['أكبر', kept, kept],
    ['bigger', { ...shown, maxArea: 130 }, { ...kept, minArea: 131 }],
    ['bigger, 200 sqm', shown, { ...kept, minArea: 170, maxArea: 230 }],
    ['smaller', kept, kept],
    ['smaller', { ...shown, minArea: 90 }, { ...kept, maxArea: 89 }],
    ['smaller', { ...shown, shownMinArea: 0 }, { ...kept, maxArea: 0 }],
    ['smaller, 60 sqm', shown, { ...kept, minArea: 51, maxArea: 69 }],
  ])('%s after %j', (text, context, filters) => {
    expect(readQuestion(text, context).filters).toStrictEqual(filters);
  });
});

describe('the page of the results', () => {
  it.each([
    ['more', 4],
    ['المزيد', 4],
    ['more villas', 1],
    ['apartments for rent', 1],
    ['any type', 1],
    ['show more office hours', 1],
  ])('%s', (text, page) => {
    expect(readQuestion(text, { kind: 'villa', page: 3 }).page).toBe(page);
  });

  it('is the first after no other', () => {
    expect(readQuestion('more').page).toBe(1);
  });
});
