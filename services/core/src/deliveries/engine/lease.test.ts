import { describe, expect, it, vi } from 'vitest';
import { hold, leaseAllows } from './lease.ts';
import { stopTime } from '../testing/fake-deps.ts';
import { fakeDelivery } from '../testing/fake-delivery.ts';

describe('the end of a lease', () => {
  it('is counted from before the claim was asked for, so that it is believed to end too early rather than too late', async () => {
    stopTime();
    const delivery = fakeDelivery();
    const askedAt = performance.now();
    const leased = await hold(async () => {
      vi.advanceTimersByTime(700);
      return [delivery];
    }, 10_000);
    expect(leased).toEqual([{ delivery, leaseEndsAt: askedAt + 10_000 }]);
  });

  it('is the same for all that were claimed together', async () => {
    stopTime();
    const claimed = [fakeDelivery({ id: 'one' }), fakeDelivery({ id: 'two' })];
    const leased = await hold(async () => claimed, 5_000);
    const leaseEndsAt = performance.now() + 5_000;
    expect(leased).toEqual(claimed.map((delivery) => ({ delivery, leaseEndsAt })));
  });

  it.each([
    [1_999, false],
    [2_000, true],
    [2_001, true],
  ])('%i ms before it a request that may take 2 seconds may start: %s', (leftMs, allowed) => {
    stopTime();
    expect(leaseAllows({ delivery: fakeDelivery(), leaseEndsAt: performance.now() + leftMs }, 2_000)).toBe(allowed);
  });

  it('comes nearer while a delivery waits for its turn', () => {
    stopTime();
    const leased = { delivery: fakeDelivery(), leaseEndsAt: performance.now() + 3_000 };
    vi.advanceTimersByTime(1_000);
    expect(leaseAllows(leased, 2_000)).toBe(true);
    vi.advanceTimersByTime(1);
    expect(leaseAllows(leased, 2_000)).toBe(false);
  });
});
