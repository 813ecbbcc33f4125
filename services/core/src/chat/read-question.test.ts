import { describe, expect, it } from 'vitest';
import { type ChatContext } from './filters.ts';
import { readQuestion } from './read-question.ts';
import { arabicQuestions, englishQuestions } from './testing/corpus.ts';

it('the corpus has thirty questions in each language, no two alike', () => {
  expect([englishQuestions.length, arabicQuestions.length]).toEqual([30, 30]);
  expect(new Set([...englishQuestions, ...arabicQuestions].map(({ text }) => text)).size).toBe(60);
});

describe.each([
  ['English', englishQuestions],
  ['Arabic', arabicQuestions],
])('the corpus in %s', (_language, questions) => {
  it.each(questions)('$text', ({ text, intent, filters }) => {
    const read = readQuestion(text);
    expect({ intent: read.intent, filters: read.filters }).toEqual({ intent, filters });
  });
});

describe('numbers', () => {
  it.each([
    ['villa 1.5m', { maxPrice: 1_500_000 }],
    ['villa 2 million', { maxPrice: 2_000_000 }],
    ['villa above 2 mil', { minPrice: 2_000_000 }],
    ['villa 5-7 million', { minPrice: 5_000_000, maxPrice: 7_000_000 }],
    ['villa from 8000 to 12000', { minPrice: 8_000, maxPrice: 12_000 }],
    ['villa 12k max 4 beds', { maxPrice: 12_000, bedrooms: '4' }],
    ['villa 4 beds max 12k', { maxPrice: 12_000, bedrooms: '4' }],
    ['villa 4 bedrooms or more', { bedrooms: '4+' }],
    ['villa with two bathrooms', { bathrooms: '2' }],
    ['villa 400m2', { minArea: 340, maxArea: 460 }],
    ['villa 400 m', { minArea: 340, maxArea: 460 }],
    ['villa QAR 10.000', { maxPrice: 10_000 }],
    ['villa half a million', { maxPrice: 500_000 }],
    ['فيلا ٢ مليون ونص', { maxPrice: 2_500_000 }],
    ['فيلا مليونين', { maxPrice: 2_000_000 }],
    ['فيلا بعشرة آلاف', { maxPrice: 10_000 }],
    ['فيلا حدود ١٠٠٠٠', { minPrice: 8_500, maxPrice: 11_500 }],
    ['فيلا ١٥ ألف ريال', { maxPrice: 15_000 }],
    ['فيلا ٤٠٠م٢', { minArea: 340, maxArea: 460 }],
    ['فيلا ١٢٬٠٠٠', { maxPrice: 12_000 }],
    ['فيلا لا يقل عن ٣ مليون', { minPrice: 3_000_000 }],
  ])('%s', (text, filters) => {
    expect(readQuestion(text).filters).toEqual({ kind: 'villa', ...filters });
  });
});

describe('what goes on from the answer before', () => {
  const before: ChatContext = {
    deal: 'rent',
    kind: 'apartment',
    place: 'the pearl',
    bedrooms: '2',
    maxPrice: 12_000,
    page: 1,
    shownPrice: 9_500,
    shownMinArea: 90,
    shownMaxArea: 130,
  };
  const { page: _page, shownPrice: _price, shownMinArea: _small, shownMaxArea: _large, ...filters } = before;
  const area = { ...filters };

  it.each([
    ['cheaper', { ...filters, maxPrice: 9_499, sort: 'price-low' }],
    ['أرخص', { ...filters, maxPrice: 9_499, sort: 'price-low' }],
    ['in Lusail', { ...filters, place: 'lusail' }],
    ['وفي لوسيل؟', { ...filters, place: 'lusail' }],
    ['3 bedrooms', { ...filters, bedrooms: '3' }],
    ['bigger', { ...area, minArea: 131 }],
    ['أصغر', { ...area, maxArea: 89 }],
    ['any price', { deal: 'rent', kind: 'apartment', place: 'the pearl', bedrooms: '2' }],
    ['في أي منطقة', { deal: 'rent', kind: 'apartment', bedrooms: '2', maxPrice: 12_000 }],
    ['what about offices?', { deal: 'rent', kind: 'office', place: 'the pearl' }],
    ['السعر مفتوح', { deal: 'rent', kind: 'apartment', place: 'the pearl', bedrooms: '2' }],
    ['is parking included', filters],
    ['for sale', { deal: 'sale', kind: 'apartment', place: 'the pearl', bedrooms: '2' }],
    ['Buy property', { deal: 'sale' }],
    ['under 8k', { ...filters, maxPrice: 8_000 }],
    ['how much do they cost?', filters],
    ['more', filters],
  ] as [string, object][])('%s', (text, expected) => {
    expect(readQuestion(text, before).filters).toEqual(expected);
  });

  it('shows the next page of the same', () => {
    expect(readQuestion('show me more', before)).toMatchObject({ page: 2, filters });
    expect(readQuestion('المزيد', { ...before, page: 4 }).page).toBe(5);
  });

  it('keeps the filters over other questions', () => {
    expect(readQuestion('when are you open?', before)).toMatchObject({ intent: 'hours', filters });
  });
});

describe('what it does not know', () => {
  it.each([
    'asdf qwer',
    '???',
    '12',
    'what is the meaning of life',
    'ما معنى الحياة',
    '<script>alert(1)</script>',
    '🏠',
  ])('%s', (text) => {
    expect(readQuestion(text).intent).toBe('unknown');
  });

  it('names a place that nobody knows', () => {
    expect(readQuestion('apartments in Narnia')).toMatchObject({ intent: 'search', unknownPlace: 'narnia' });
  });

  it('reads the longest message without trying everything', () => {
    const start = performance.now();
    readQuestion('qwxz zxwq '.repeat(50));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
