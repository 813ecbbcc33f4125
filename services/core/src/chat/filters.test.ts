import { describe, expect, it } from 'vitest';
import { type ChatContext, type ChatFilters, type Droppable, narrowing } from './filters.ts';
import { readQuestion } from './read-question.ts';

const before: ChatContext = {
  deal: 'rent',
  kind: 'apartment',
  place: 'the pearl',
  bedrooms: '2',
  minPrice: 9_000,
  maxPrice: 12_000,
  minArea: 80,
  maxArea: 140,
  sort: 'price-low',
};
const { minPrice: _min, maxPrice: _max, sort: _sort, ...unpriced } = before;
const { minArea: _small, maxArea: _large, ...unmeasured } = before;

describe('what a message after another one keeps', () => {
  it.each<[text: string, filters: ChatFilters]>([
    ['apartments in Lusail', { ...before, place: 'lusail' }],
    ['offices', { deal: 'rent', place: 'the pearl', kind: 'office' }],
    ['مكاتب', { deal: 'rent', place: 'the pearl', kind: 'office' }],
    ['for rent in Lusail', { ...before, place: 'lusail' }],
    ['for sale', { ...unpriced, deal: 'sale' }],
    ['للبيع', { ...unpriced, deal: 'sale' }],
    ['under 8k', { ...unpriced, maxPrice: 8_000 }],
    ['أقل من ٨ آلاف', { ...unpriced, maxPrice: 8_000 }],
    ['above 10k', { ...unpriced, minPrice: 10_000 }],
    ['under 60 sqm', { ...unmeasured, maxArea: 60 }],
    ['over 150 sqm', { ...unmeasured, minArea: 150 }],
    ['فوق ١٥٠ متر', { ...unmeasured, minArea: 150 }],
    ['any property', { deal: 'rent' }],
    ['أي عقار', { deal: 'rent' }],
    ['buy a property', { deal: 'sale' }],
    ['any price', unpriced],
    ['any size', unmeasured],
  ])('%s', (text, filters) => {
    expect(readQuestion(text, before).filters).toStrictEqual(filters);
  });

  it('keeps no deal where none was said', () => {
    expect(readQuestion('any property', { kind: 'villa' }).filters).toStrictEqual({});
  });
});

describe('which filters narrow a search', () => {
  it.each<[filters: ChatFilters, names: Droppable[]]>([
    [{}, []],
    [{ deal: 'rent' }, []],
    [{ sort: 'price-low' }, []],
    [{ place: 'lusail' }, ['place']],
    [{ minPrice: 1 }, ['price']],
    [{ maxPrice: 1, sort: 'price-low' }, ['price']],
    [{ bathrooms: '2' }, ['bedrooms']],
    [{ maxArea: 90 }, ['area']],
    [before, ['place', 'price', 'bedrooms', 'area', 'kind']],
  ])('%j', (filters, names) => {
    expect(narrowing(filters)).toEqual(names);
  });
});
