import { describe, expect, it } from 'vitest';
import { deliverySettings, mailSettings, settleDelayMs } from './settings.ts';

const env = {
  DELIVERY_REQUEST_TIMEOUT_MS: 10_000,
  DELIVERY_LEASE_MS: 60_000,
  DELIVERY_LEASE_MARGIN_MS: 15_000,
  DELIVERY_BACKOFF_BASE_MS: 5_000,
  DELIVERY_BACKOFF_MAX_MS: 300_000,
};
const numbers = {
  requestTimeoutMs: 10_000,
  leaseMs: 60_000,
  leaseMarginMs: 15_000,
  backoffBaseMs: 5_000,
  backoffMaxMs: 300_000,
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

describe('the time after which an ambiguous request can have no effect any more', () => {
  it.each([
    [0, 10_000],
    [5_000, 15_000],
  ])('is its own limit and the %i ms in which the CRM may hide it', (horizonMs, delayMs) => {
    expect(settleDelayMs(deliverySettings(env), horizonMs)).toBe(delayMs);
  });
});
