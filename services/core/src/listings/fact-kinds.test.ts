import { expect, it } from 'vitest';
import { hasFact } from './fact-kinds.ts';
import { listingFields } from './fields.ts';

const has = (
  field: 'clearHeight' | 'fitOut' | 'chequesPerYear' | 'plotArea',
  ...of: [Parameters<typeof hasFact>[1], Parameters<typeof hasFact>[2]]
) => hasFact(listingFields[field].fact, ...of);

it('a kind has its own facts, a deal too [M-943]', () => {
  expect(has('clearHeight', 'warehouse', 'rent')).toBe(true);
  expect(has('clearHeight', 'apartment', 'rent')).toBe(false);
  expect(has('fitOut', 'office', 'sale')).toBe(true);
  expect(has('fitOut', 'villa', 'sale')).toBe(false);
  expect(has('plotArea', 'villa', 'sale')).toBe(true);
  expect(has('chequesPerYear', 'villa', 'sale')).toBe(false);
});

it('of a kind that nobody has said it may have each', () => {
  expect(has('clearHeight', null, 'rent')).toBe(true);
  expect(has('chequesPerYear', 'villa', null)).toBe(true);
});
