import { expect, it } from 'vitest';
import { mostSaved, readSavedIds, toggleSaved } from './saved-ids.ts';

it.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[3,3,"4",-1,1.5,null,99999999999]', [3]],
  ['{"a":1}', []],
  ['not json', []],
])('%s in the storage is %j', (stored, ids) => {
  expect(readSavedIds(stored)).toEqual(ids);
});

it('keeps the latest first, drops on the second click, and has an end', () => {
  expect(toggleSaved([2], 1)).toEqual([1, 2]);
  expect(toggleSaved([1, 2], 1)).toEqual([2]);
  const full = Array.from({ length: mostSaved }, (_, index) => index + 1);
  expect(toggleSaved(full, 500)).toEqual([500, ...full.slice(0, -1)]);
});
