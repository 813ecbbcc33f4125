import { describe, expect, it } from 'vitest';
import { fakeDelivery } from '../testing/fake-delivery.ts';
import { usualBreakerRules } from '../breaker/breaker.ts';
import type { Settlement } from '../delivery-settlement.ts';
import { createAttemptJudge } from './attempt-judge.ts';
import { breakerFixture } from '../testing/breaker-fixture.ts';

const { breakers, ids, opened, three, writes } = await breakerFixture();

describe('what one process knows of its own writes', () => {
  const ended = (deliveryId: string, outcome: 'delivered' | 'unknown'): Settlement => ({
    delivery: fakeDelivery({ id: deliveryId }),
    to: outcome,
    attempt: { kind: 'send', outcome, httpStatus: outcome === 'delivered' ? 200 : 500, answer: null },
    waitMs: null,
    holdMs: null,
    askedMs: null,
    error: outcome === 'delivered' ? null : { code: 'crm.server_error', text: 'x' },
    externalId: null,
    coveredVersion: null,
    absences: 0,
    lookupFailures: 0,
    alert: false,
    longPause: false,
  });

  it('spares the ledger a question for each failure, for thirty seconds after one that worked', async () => {
    let now = 1_000;
    const attempts = createAttemptJudge(breakers, usualBreakerRules.silentMs, () => now);
    await attempts.judge([ended(ids[3]!, 'delivered')]);
    await writes(...three);
    now += 29_999;
    expect(await attempts.judge([ended(ids[0]!, 'unknown')])).toEqual([]);
    now += 1;
    expect(await attempts.judge([ended(ids[0]!, 'unknown')])).toEqual([opened]);
  });
});
