import { expect, test } from 'vitest';
import { createVersionCache } from './version-cache.ts';

function cacheAt(start: number, max = 2) {
  const clock = { ms: start };
  return { clock, cache: createVersionCache<number>({ max, ttlMs: 1_000, now: () => clock.ms }) };
}

test('an answer holds for its version only', () => {
  const { cache } = cacheAt(0);
  cache.set('a', 7, 42);
  expect(cache.get('a', 7)).toBe(42);
  expect(cache.get('a', 8)).toBeUndefined();
  expect(cache.mayHave('a')).toBe(true);
});

test('an answer is forgotten after its time', () => {
  const { cache, clock } = cacheAt(0);
  cache.set('a', 7, 42);
  clock.ms = 999;
  expect(cache.get('a', 7)).toBe(42);
  clock.ms = 1_000;
  expect(cache.get('a', 7)).toBeUndefined();
  expect(cache.mayHave('a')).toBe(false);
});

test('the oldest answer makes room', () => {
  const { cache } = cacheAt(0);
  cache.set('a', 1, 1);
  cache.set('b', 1, 2);
  cache.set('a', 1, 3);
  cache.set('c', 1, 4);
  expect([cache.get('a', 1), cache.get('b', 1), cache.get('c', 1)]).toEqual([3, undefined, 4]);
});
