import { describe, expect, it } from 'vitest';
import { absenceBelievedAfterMs, deliverySettings, mailSettings, settleDelayMs } from './settings.ts';

const env = {
  DELIVERY_REQUEST_TIMEOUT_MS: 10_000,
  DELIVERY_LEASE_MS: 60_000,
  DELIVERY_LEASE_MARGIN_MS: 15_000,
  DELIVERY_BACKOFF_BASE_MS: 5_000,
  DELIVERY_BACKOFF_MAX_MS: 300_000,
  DELIVERY_LOOKUP_LAG_MS: 60_000,
  DELIVERY_RETRY_AFTER_MAX_MS: 3_600_000,
};
const numbers = {
  requestTimeoutMs: 10_000,
  leaseMs: 60_000,
  leaseMarginMs: 15_000,
  backoffBaseMs: 5_000,
  backoffMaxMs: 300_000,
  lookupLagMs: 60_000,
  retryAfterMaxMs: 3_600_000,
};

describe('the settings of the engine', () => {
  it('come from the environment, with 16 requests at a time and 64 deliveries of one claim', () => {
    expect(deliverySettings(env)).toEqual({ ...numbers, concurrency: 16, batch: 64 });
  });

  it('are the same for mails, of which only 4 go out at a time', () => {
    expect(mailSettings(env)).toEqual({ ...numbers, concurrency: 4, batch: 64 });
  });

  it.each([9_999, 10_000])('are refused with a margin of %i ms beside requests of 10000 ms', (margin) => {
    for (const settingsOf of [deliverySettings, mailSettings])
      expect(() => settingsOf({ ...env, DELIVERY_LEASE_MARGIN_MS: margin })).toThrow(
        'DELIVERY_LEASE_MARGIN_MS must be more than DELIVERY_REQUEST_TIMEOUT_MS, or a request outlives its lease',
      );
  });

  it.each([14_999, 15_000])('are refused with a lease of %i ms beside a margin of 15000 ms', (lease) => {
    for (const settingsOf of [deliverySettings, mailSettings])
      expect(() => settingsOf({ ...env, DELIVERY_LEASE_MS: lease })).toThrow(
        'DELIVERY_LEASE_MS must be more than DELIVERY_LEASE_MARGIN_MS, or nothing is ever sent',
      );
  });

  it('are taken with a margin, and a lease, that are one millisecond longer than they must be', () => {
    const tight = { ...env, DELIVERY_LEASE_MARGIN_MS: 10_001, DELIVERY_LEASE_MS: 10_002 };
    expect(deliverySettings(tight)).toMatchObject({ leaseMarginMs: 10_001, leaseMs: 10_002 });
  });
});

describe('an ambiguous request', () => {
  it.each([
    [0, 10_000],
    [5_000, 15_000],
    [30_000, 15_000],
  ])(
    'is looked up when it can have no effect any more, and most CRMs show it: with a horizon of %i ms after %i',
    (horizonMs, delayMs) => {
      expect(settleDelayMs(deliverySettings(env), horizonMs)).toBe(delayMs);
    },
  );

  it.each([
    [0, 70_000],
    [60_000, 70_000],
    [60_001, 70_001],
  ])(
    'is believed absent after its own limit and the longer of what we set and the %i ms of the CRM',
    (horizonMs, afterMs) => {
      expect(absenceBelievedAfterMs(deliverySettings(env), horizonMs)).toBe(afterMs);
    },
  );
});
