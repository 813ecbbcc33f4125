import { describe, expect, it } from 'vitest';
import { createPressure } from './pressure.ts';

function after(calls: number, failed: number) {
  const pressure = createPressure(16);
  for (let n = 1; n <= calls; n += 1)
    pressure.note(Math.floor((n * failed) / calls) > Math.floor(((n - 1) * failed) / calls));
  return pressure;
}

describe('how hard the other side is pushed', () => {
  it.each([
    ['nothing failed', 32, 0, 16],
    ['a quarter failed', 32, 8, 15],
    ['half failed', 32, 16, 12],
    ['three quarters failed', 32, 24, 7],
    ['all but one failed', 32, 31, 1],
    ['all failed', 32, 32, 1],
    ['too few are known', 7, 7, 16],
    ['just enough are known', 8, 8, 1],
  ])('when %s', (_name, calls, failed, atOnce) => {
    expect(after(calls, failed).atOnce()).toBe(atOnce);
  });

  it('is very little only while everything fails', () => {
    expect(after(32, 31).pauseMs()).toBe(0);
    const pressure = after(32, 32);
    expect(pressure.pauseMs()).toBe(250);
    pressure.note(false);
    expect(pressure.pauseMs()).toBe(0);
  });

  it('goes by the last 32 calls alone', () => {
    const pressure = after(100, 100);
    for (let n = 0; n < 32; n += 1) pressure.note(false);
    expect(pressure.atOnce()).toBe(16);
  });
});
