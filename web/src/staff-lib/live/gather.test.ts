import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes the first on at once and a burst at most once a second, losing none [M-1168]', () => {
  const passed: string[][] = [];
  const { add, stop } = gather<string>(
    (items) => void passed.push([...items].toSorted()),
    () => 0,
    1_000,
  );
  add([]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([]);
  add(['a']);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([['a']]);
  add(['b']);
  add(['c', 'b']);
  vi.advanceTimersByTime(900);
  expect(passed).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([['a'], ['b', 'c']]);
  add(['d']);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(passed).toHaveLength(2);
});
