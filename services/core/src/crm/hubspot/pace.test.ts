import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

const headers = (remaining: number, max = 100) => ({
  'x-hubspot-ratelimit-max': String(max),
  'x-hubspot-ratelimit-remaining': String(remaining),
  'x-hubspot-ratelimit-interval-milliseconds': '10000',
});
const never = new AbortController().signal;

/** When each of `count` calls at once leaves, in ms. */
async function leaves(count: number, ...notes: Readonly<Record<string, string>>[]): Promise<number[]> {
  let now = 1_000;
  const pace = createPace(
    () => now,
    (ms) => new Promise((resolve) => setImmediate(() => resolve((now += ms)))),
  );
  for (const note of notes) pace.note(note);
  const left = Array.from({ length: count }, () => pace.turn(never, true).then(() => Math.round(now - 1_000)));
  return (await Promise.all(left)).toSorted((a, b) => a - b);
}

describe('calls', () => {
  it('leave at once while plenty are left, and where the account says nothing', async () => {
    expect(await leaves(3, headers(80))).toEqual([0, 0, 0]);
    expect(await leaves(3, {})).toEqual([0, 0, 0]);
    expect(await leaves(3, { ...headers(0), 'x-hubspot-ratelimit-max': 'many' })).toEqual([0, 0, 0]);
    expect(await leaves(3, headers(10), headers(90))).toEqual([0, 0, 0]);
  });

  it('leave the slower the fewer are left', async () => {
    expect(await leaves(4, headers(79))).toEqual([0, 127, 253, 380]);
    expect(await leaves(4, headers(10))).toEqual([0, 1_000, 2_000, 3_000]);
  });

  it.each([1, 2, 3])('never use up an interval, with %i processes beside each other', async (processes) => {
    let now = 0;
    const window: number[] = [];
    const paces = Array.from({ length: processes }, () =>
      createPace(
        () => now,
        async (ms) => void (now += ms),
      ),
    );
    let most = 0;
    for (let call = 0; call < 600; call += 1) {
      // others' calls show in the answer
      for (const pace of paces) {
        await pace.turn(never, true);
        window.push(now);
        const used = window.filter((at) => at > now - 10_000).length;
        most = Math.max(most, used);
        pace.note(headers(Math.max(0, 100 - used)));
      }
    }
    expect(most).toBeLessThan(100);
    expect(most).toBeGreaterThan(30);
  });

  it('leave at once again when the interval is over', async () => {
    expect(await leaves(4, headers(0, 20))).toEqual([0, 10_000, 10_000, 10_000]);
  });

  it('of what has begun go before what begins, and who gave up takes nobody else his turn', async () => {
    let now = 0;
    const held: (() => void)[] = [];
    const pace = createPace(
      () => now,
      (ms) =>
        new Promise<void>((resolve) => {
          held.push(() => {
            now += ms;
            resolve();
          });
        }),
    );
    const left: string[] = [];
    const call = (name: string, begins: boolean, signal = never) =>
      pace.turn(signal, begins).then(() => left.push(`${name} ${String(now)}`));
    pace.note(headers(10));
    const gone = new AbortController();
    const all = [
      call('first', true),
      call('given up', true, gone.signal),
      call('older', true),
      call('newer', true),
      call('begun', false),
    ];
    gone.abort();
    for (let n = 0; n < 4; n += 1) {
      await new Promise(setImmediate);
      held.shift()?.();
    }
    await Promise.all(all);
    expect(left).toEqual(['first 0', 'given up 0', 'begun 1000', 'newer 2000', 'older 3000']);
  });

  it('do not wait longer than they are given', async () => {
    const pace = createPace();
    pace.note({ ...headers(0, 1), 'x-hubspot-ratelimit-interval-milliseconds': '60000' });
    await pace.turn(never, true);
    await expect(pace.turn(AbortSignal.abort(), false)).resolves.toBeUndefined();
  });
});
