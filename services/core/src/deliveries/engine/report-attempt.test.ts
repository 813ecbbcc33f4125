import { describe, expect, it, vi } from 'vitest';
import type { Settlement } from '../delivery-settlement.ts';
import { settleOutcome } from './outcome.ts';
import { reportAttempt } from './report-attempt.ts';
import { busy, delivered } from '../testing/fake-crm.ts';
import { fakeDelivery } from '../testing/fake-delivery.ts';

const delivery = fakeDelivery({ id: 'delivery-7', requestId: 'request-7', attempt: 3 });
const rules = {
  backoffBaseMs: 1,
  backoffMaxMs: 1,
  settleDelayMs: 0,
  retryAfterMaxMs: 1_000,
  idempotentByKey: false,
  random: () => 0,
};
const worked = settleOutcome(delivery, 1, delivered, rules);
const failed = settleOutcome(delivery, 1, busy, rules);

function report(settlement: Settlement, ms: number) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const onAttempt = vi.fn();
  reportAttempt({ log, onAttempt }, delivery, settlement, ms);
  return { log, onAttempt };
}

describe('what operators see of a request that has ended', () => {
  it('ties it to the request it comes from, in whole milliseconds', () => {
    const { log } = report(worked, 12.6);
    expect(log.info.mock.calls).toStrictEqual([
      [
        {
          requestId: 'request-7',
          deliveryId: 'delivery-7',
          consumer: 'crm',
          event: 'lead.created',
          attempt: 3,
          kind: 'send',
          outcome: 'delivered',
          status: 200,
          code: undefined,
          ms: 13,
        },
        'delivery attempted',
      ],
    ]);
  });

  it('says with which code it failed, and is no alert of its own', () => {
    const { log } = report(failed, 4);
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({
      outcome: 'retry',
      status: 503,
      code: 'crm.too_many_requests',
      ms: 4,
    });
    expect([log.warn.mock.calls, log.error.mock.calls]).toEqual([[], []]);
  });

  it('is counted with the exact time', () => {
    const { onAttempt } = report(failed, 12.6);
    expect(onAttempt.mock.calls).toEqual([[{ consumer: 'crm', kind: 'send', outcome: 'retry', ms: 12.6 }]]);
  });

  it('is written also where nobody counts', () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    reportAttempt({ log }, delivery, worked, 1);
    expect(log.info).toHaveBeenCalledOnce();
  });

  it('is nothing where nothing was asked', () => {
    const { log, onAttempt } = report({ ...failed, attempt: null }, 1);
    expect([log.info.mock.calls, onAttempt.mock.calls]).toEqual([[], []]);
  });
});
