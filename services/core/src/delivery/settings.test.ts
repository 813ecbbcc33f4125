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

  it.each([
    [9_999, false],
    [10_000, false],
    [10_001, true],
  ])('with a margin of %i ms beside requests of 10000 ms are taken: %s', (DELIVERY_LEASE_MARGIN_MS, taken) => {
    const refusal =
      'DELIVERY_LEASE_MARGIN_MS must be more than DELIVERY_REQUEST_TIMEOUT_MS, or a request outlives its lease';
    for (const settingsOf of [deliverySettings, mailSettings]) {
      const take = () => settingsOf({ ...env, DELIVERY_LEASE_MARGIN_MS });
      if (taken) expect(take()).toMatchObject({ leaseMarginMs: DELIVERY_LEASE_MARGIN_MS });
      else expect(take).toThrow(refusal);
    }
  });

  it.each([
    [14_999, false],
    [15_000, false],
    [15_001, true],
  ])('with a lease of %i ms beside a margin of 15000 ms are taken: %s', (DELIVERY_LEASE_MS, taken) => {
    const refusal = 'DELIVERY_LEASE_MS must be more than DELIVERY_LEASE_MARGIN_MS, or nothing is ever sent';
    for (const settingsOf of [deliverySettings, mailSettings]) {
      const take = () => settingsOf({ ...env, DELIVERY_LEASE_MS });
      if (taken) expect(take()).toMatchObject({ leaseMs: DELIVERY_LEASE_MS });
      else expect(take).toThrow(refusal);
    }
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
