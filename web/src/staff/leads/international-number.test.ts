import { expect, it } from 'vitest';
import { internationalNumber } from './international-number.ts';

it.each([
  ['+974 5555 0101', '97455550101'],
  ['00974-5555-0101', '97455550101'],
  ['55550101', '97455550101'],
  ['٥٥٥٥ ٠١٠١', '97455550101'],
  ['+44 20 7946 0958', '442079460958'],
  [' - ', null],
  [null, null],
])('%j is called at %j', (phone, called) => {
  expect(internationalNumber(phone)).toBe(called);
});
