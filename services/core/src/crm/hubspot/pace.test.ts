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
    expect(await waits(3, headers(80))).toEqual([]);
    expect(await waits(3, {})).toEqual([]);
    expect(await waits(3, { ...headers(0), 'x-hubspot-ratelimit-max': 'many' })).toEqual([]);
    expect(await waits(3, headers(10), headers(90))).toEqual([]);
  });

  it('leave the slower the fewer are left', async () => {
    expect(await waits(4, headers(79))).toEqual([127, 253, 380].map((ms) => expect.closeTo(ms, 0) as number));
    expect(await waits(4, headers(10))).toEqual([1_000, 2_000, 3_000]);
    expect(await waits(3, headers(0, 20))).toEqual([10_000, 20_000]);
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
      // each waits for its own turn; what the others do meanwhile is in the answer
      for (const pace of paces) {
        await pace.turn(never);
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
    let now = 0;
    const waited: number[] = [];
    const pace = createPace(
      () => now,
      async (ms) => void waited.push(ms),
    );
    await pace.turn(never);
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
