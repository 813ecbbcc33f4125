import { expect, it } from 'vitest';
import { listOf } from './site-properties.ts';

it('takes an array, or an object that holds one [A-339]', () => {
  expect(listOf([{ id: 1 }])).toEqual({ properties: [{ id: 1 }], total: 1 });
  expect(listOf({ properties: [{ id: 1 }], pagination: { total: 300 } })).toEqual({
    properties: [{ id: 1 }],
    total: 300,
  });
});

it.each([null, undefined, 'text', 5, {}, { properties: {} }])('%j is no list [A-341]', (answer) => {
  expect(listOf(answer)).toBeNull();
});
