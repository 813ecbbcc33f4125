import { expect, it } from 'vitest';
import { createKeptStore } from './kept-store.ts';

const filled = () => {
  const store = createKeptStore<{ size: number }>({ pages: 3, bytes: 100 });
  for (const name of ['a', 'b', 'c']) store.set(name, { size: 20 });
  return store;
};

it('lets go what was asked for longest ago when there are too many', () => {
  const store = filled();
  store.get('a');
  store.set('d', { size: 20 });
  expect(store.get('b')).toBeUndefined();
  expect(store.get('a')).toBeDefined();
  expect([store.count, store.bytes]).toEqual([3, 60]);
});

it('stays under its bytes, also when a page grows', () => {
  const store = filled();
  store.set('d', { size: 70 });
  expect([store.count, store.bytes]).toEqual([2, 90]);
  store.grow('d', 25);
  expect([store.count, store.bytes]).toEqual([1, 95]);
  store.grow('gone', 25);
  expect(store.bytes).toBe(95);
});

it('does not keep a page that is larger than everything', () => {
  const store = filled();
  store.set('huge', { size: 101 });
  expect(store.get('huge')).toBeUndefined();
  expect(store.bytes).toBeLessThanOrEqual(100);
});

it('counts a page that replaces another once', () => {
  const store = filled();
  store.set('a', { size: 30 });
  expect([store.count, store.bytes]).toEqual([3, 70]);
  store.clear();
  expect([store.count, store.bytes]).toEqual([0, 0]);
});
