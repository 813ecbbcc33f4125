import { describe, expect, it } from 'vitest';
import { changeFilters, filterSearch, parseFilters, wantsToBuy } from './filters.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe('parseFilters', () => {
  it('without a query filters nothing', () => {
    expect(parse('')).toEqual({ sort: 'newest', page: 1 });
  });

  it('reads every filter [P-220]', () => {
    const query =
      'city=Lusail&type=Rent&category=commercial&subType=office+space&minPrice=5000&maxPrice=25000&bedrooms=2&bathrooms=3%2B&minArea=100&maxArea=900&sort=price-low&page=4';
    expect(parse(query)).toEqual({
      city: 'Lusail',
      type: 'Rent',
      category: 'commercial',
      subType: 'office space',
      minPrice: '5000',
      maxPrice: '25000',
      bedrooms: '2',
      bathrooms: '3+',
      minArea: '100',
      maxArea: '900',
      sort: 'price-low',
      page: 4,
    });
  });

  it('takes placeholders for no filter [P-221 P-296 P-297]', () => {
    expect(parse('city=&category=all&subType=Any&minPrice=no-min&maxPrice=no-max&bedrooms=any')).toEqual(parse(''));
  });

  it('passes over what cannot be read', () => {
    expect(parse('minPrice=cheap&maxPrice=-5&bedrooms=many&page=0&sort=random&status=gone&page=1.5')).toEqual(
      parse(''),
    );
  });

  it('reads a plus sign that was not escaped, and Arabic digits', () => {
    expect(parse('bedrooms=4+').bedrooms).toBe('4+');
    expect(parse('minPrice=٥٠٠٠&maxPrice=۹٬۰۰۰&minArea=1,200')).toMatchObject({
      minPrice: '5000',
      maxPrice: '9000',
      minArea: '1200',
    });
  });

  it('never keeps both spellings of rent or sale [P-337]', () => {
    expect(parse('type=Sell&status=for-rent')).toMatchObject({ type: 'Sell' });
    expect(parse('type=Sell&status=for-rent').status).toBeUndefined();
    expect(parse('status=for-rent').status).toBe('for-rent');
  });
});

describe('filterSearch', () => {
  it('gives back what was read', () => {
    const search = '?type=Rent&city=The+Pearl&bedrooms=4%2B&sort=price-high&page=2';
    expect(filterSearch(parse(search))).toBe(search);
  });

  it('leaves defaults out', () => {
    expect(filterSearch(parse('sort=newest&page=1&city='))).toBe('');
  });
});

it('changeFilters goes back to page 1 [P-250]', () => {
  const changed = changeFilters(parse('city=Doha&page=7'), { city: undefined, category: 'residential' });
  expect(filterSearch(changed)).toBe('?category=residential');
});

it.each([
  ['', false],
  ['type=Rent', false],
  ['type=sell', true],
  ['status=for-sale', true],
  ['status=for-rent', false],
])('%s means buying: %s; without a word of it, it is for rent [P-220 P-387]', (query, expected) => {
  expect(wantsToBuy(parse(query))).toBe(expected);
});
