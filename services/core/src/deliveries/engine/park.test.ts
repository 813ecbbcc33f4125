import { describe, expect, it, vi } from 'vitest';
import type { DeliveryStore } from '../delivery-ports.ts';
import { parkOverdue } from './park.ts';

const lane = { consumer: 'crm', provider: 'fake' } as const;
const many = (count: number): string[] => Array.from({ length: count }, (_, n) => `delivery-${String(n)}`);

function ledger(...batches: number[]) {
  const left = [...batches];
  const park = vi.fn<DeliveryStore['park']>(async () => many(left.shift() ?? 0));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  return { park, log, run: () => parkOverdue({ park } as unknown as DeliveryStore, lane, log) };
}

describe('a delivery that waits for too long', () => {
  it('is parked after seven days, and a person is told of each', async () => {
    const { run, park, log } = ledger(2);
    expect(await run()).toBe(2);
    expect(park.mock.calls).toEqual([[lane, 500, 604_800_000]]);
    expect(log.error.mock.calls).toEqual([
      [{ deliveryId: 'delivery-0', code: 'delivery.parked' }, 'delivery parked'],
      [{ deliveryId: 'delivery-1', code: 'delivery.parked' }, 'delivery parked'],
    ]);
  });

  it('is nobody, mostly: then nobody is told anything', async () => {
    const { run, park, log } = ledger();
    expect(await run()).toBe(0);
    expect(park).toHaveBeenCalledOnce();
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('many deliveries that wait for too long', () => {
  it.each([
    [[499], 1],
    [[500], 2],
    [[500, 3], 2],
    [[500, 500, 499], 3],
  ])('are parked by 500 until there are no more: %j', async (batches, calls) => {
    const { run, park, log } = ledger(...batches);
    const all = batches.reduce((sum, count) => sum + count, 0);
    expect(await run()).toBe(all);
    expect(park).toHaveBeenCalledTimes(calls);
    expect(log.error).toHaveBeenCalledTimes(all);
  });

  it('are left to the next time after 10,000 of them', async () => {
    const { run, park } = ledger(...Array.from({ length: 22 }, () => 500));
    expect(await run()).toBe(10_000);
    expect(park).toHaveBeenCalledTimes(20);
  });
});
