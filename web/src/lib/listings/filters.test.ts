import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFilters, filterSearch, isFiltered, parseFilters, sorts, wantsToBuy } from './filters.ts';

const parse = (query: string) => parseFilters(new URLSearchParams(query));

describe('parseFilters', () => {
  it('without a query filters nothing', () => {
    expect(parse('')).toEqual({ sort: 'newest', page: 1 });
  });

  it('reads every filter [P-220]', () => {
    const query =
      'city=Lusail&type=Rent&category=commercial&subType=office+space&minPrice=5000&maxPrice=25000&bedrooms=2&bathrooms=3%2B&builtAfter=2015&minArea=100&maxArea=900&sort=price-low&page=4';
    expect(parse(query)).toEqual({
      city: 'Lusail',
      type: 'Rent',
      category: 'commercial',
      subType: 'office space',
      minPrice: '5000',
      maxPrice: '25000',
      bedrooms: '2',
      bathrooms: '3+',
      builtAfter: '2015',
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

describe('any search', () => {
  const placeholders = new Set(['all', 'any', 'no-min', 'no-max']);
  const text = (most: number) =>
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .map((value) => value.trim().slice(0, most))
      .filter((value) => value !== '' && value === value.trim() && !placeholders.has(value.toLowerCase()));
  const amount = fc
    .tuple(fc.nat(99_999_999), fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }))
    .map(([whole, part]) => (part === undefined ? String(whole) : `${String(whole)}.${String(part)}`));
  const count = fc.tuple(fc.nat(999), fc.boolean()).map(([n, more]) => `${String(n)}${more ? '+' : ''}`);
  /** rent or sale has two parameters */
  const kind = fc.oneof(
    fc.record({ type: text(50) }),
    fc.record({ status: fc.constantFrom('for_sale', 'for_rent', 'sold', 'rented', 'available', 'rent', 'sale') }),
    fc.constant({}),
  );
  const rest = fc.record(
    {
      city: text(100),
      category: text(50),
      subType: text(80),
      minPrice: amount,
      maxPrice: amount,
      minArea: amount,
      maxArea: amount,
      bedrooms: count,
      bathrooms: count,
    },
    { requiredKeys: [] },
  );
  const place = fc.record({ sort: fc.constantFrom(...sorts), page: fc.integer({ min: 1, max: 1_000_000 }) });
  const search = fc.tuple(kind, rest, place).map(([a, b, c]) => ({ ...a, ...b, ...c }));

  it('is read from its own address as it was', () => {
    fc.assert(
      fc.property(search, (filters) => {
        expect(parse(filterSearch(filters))).toEqual(filters);
      }),
    );
  });

  it('has one address: what is read and written again stays, whatever was asked', () => {
    const names = [...Object.keys(parse('')), 'city', 'type', 'status', 'minPrice', 'bedrooms', 'subType', 'x'];
    const value = fc.oneof(
      amount,
      count,
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('٥٠٠', 'all', ' ', '1e3', '-1'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 }), (pairs) => {
        const once = parseFilters(new URLSearchParams(pairs));
        expect(parse(filterSearch(once))).toEqual(once);
      }),
    );
  });

  it('begins at page 1 when it is changed, and is none when all is taken away', () => {
    fc.assert(
      fc.property(search, text(100), (filters, city) => {
        expect(changeFilters(filters, { city })).toEqual({ ...filters, city, page: 1 });
        const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
        expect(isFiltered(changeFilters(filters, { ...none, sort: 'newest' }))).toBe(false);
      }),
    );
  });
});
