import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

const headers = (remaining: number, max = 100) => ({
  'x-hubspot-ratelimit-max': String(max),
  'x-hubspot-ratelimit-remaining': String(remaining),
  'x-hubspot-ratelimit-interval-milliseconds': '10000',
});
const never = new AbortController().signal;

/** How long each of so many calls is made to wait that come in the same instant. */
async function waits(count: number, ...notes: Readonly<Record<string, string>>[]): Promise<number[]> {
  const waited: number[] = [];
  const pace = createPace(
    () => 1_000,
    async (ms) => void waited.push(ms),
  );
  for (const note of notes) pace.note(note);
  for (let n = 0; n < count; n += 1) await pace.turn(never);
  return waited;
}

describe('calls', () => {
  it('leave at once while plenty are left, and where the account says nothing', async () => {
    expect(await waits(3, headers(60))).toEqual([]);
    expect(await waits(3, {})).toEqual([]);
    expect(await waits(3, { ...headers(0), 'x-hubspot-ratelimit-max': 'many' })).toEqual([]);
    expect(await waits(3, headers(10), headers(60))).toEqual([]);
  });

  it('leave evenly when few are left, the first at once', async () => {
    expect(await waits(4, headers(10))).toEqual([100, 200, 300]);
    expect(await waits(3, headers(1, 20))).toEqual([500, 1_000]);
  });

  it('leave at once again when the interval is over', async () => {
    let now = 0;
    const waited: number[] = [];
    const pace = createPace(
      () => now,
      async (ms) => void waited.push(ms),
    );
    pace.note(headers(0));
    now = 10_000;
    for (let n = 0; n < 3; n += 1) await pace.turn(never);
    expect(waited).toEqual([]);
  });

  it('do not wait longer than they are given', async () => {
    const pace = createPace();
    // one call in a minute: whoever waits for the second ends after this test
    pace.note({ ...headers(0, 1), 'x-hubspot-ratelimit-interval-milliseconds': '60000' });
    await pace.turn(never);
    await expect(pace.turn(AbortSignal.abort())).resolves.toBeUndefined();
  });
});
