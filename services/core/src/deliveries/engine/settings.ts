export interface DeliverySettings {
  requestTimeoutMs: number;
  leaseMs: number;
  leaseMarginMs: number;
  backoffBaseMs: number;
  backoffMaxMs: number;
  /** Requests at a time, per process. */
  concurrency: number;
  batch: number;
  /** How long a write may not show. */
  lookupLagMs: number;
  retryAfterMaxMs: number;
}

interface DeliveryEnv {
  DELIVERY_REQUEST_TIMEOUT_MS: number;
  DELIVERY_LEASE_MS: number;
  DELIVERY_LEASE_MARGIN_MS: number;
  DELIVERY_BACKOFF_BASE_MS: number;
  DELIVERY_BACKOFF_MAX_MS: number;
  DELIVERY_LOOKUP_LAG_MS: number;
  DELIVERY_RETRY_AFTER_MAX_MS: number;
}

/** @throws when the settings contradict each other */
export function deliverySettings(env: DeliveryEnv): DeliverySettings {
  const settings: DeliverySettings = {
    requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
    leaseMs: env.DELIVERY_LEASE_MS,
    leaseMarginMs: env.DELIVERY_LEASE_MARGIN_MS,
    backoffBaseMs: env.DELIVERY_BACKOFF_BASE_MS,
    backoffMaxMs: env.DELIVERY_BACKOFF_MAX_MS,
    // a CRM's API rarely allows more
    concurrency: 16,
    batch: 64,
    lookupLagMs: env.DELIVERY_LOOKUP_LAG_MS,
    retryAfterMaxMs: env.DELIVERY_RETRY_AFTER_MAX_MS,
  };
  if (settings.leaseMarginMs <= settings.requestTimeoutMs)
    throw new Error(
      'DELIVERY_LEASE_MARGIN_MS must be more than DELIVERY_REQUEST_TIMEOUT_MS, or a request outlives its lease',
    );
  if (settings.leaseMs <= settings.leaseMarginMs)
    throw new Error('DELIVERY_LEASE_MS must be more than DELIVERY_LEASE_MARGIN_MS, or nothing is ever sent');
  return settings;
}

/** Mail servers allow one sender few connections. */
export function mailSettings(env: DeliveryEnv): DeliverySettings {
  return { ...deliverySettings(env), concurrency: 4 };
}

/** What shows later is looked up once more. */
const usuallyVisibleMs = 5_000;

/** When an ambiguous request is first looked up: it takes no effect any more, and usually shows. */
export function settleDelayMs(settings: DeliverySettings, visibilityHorizonMs: number): number {
  return settings.requestTimeoutMs + Math.min(visibilityHorizonMs, usuallyVisibleMs);
}

/** Until then a lookup that finds nothing is not believed. */
export function absenceBelievedAfterMs(settings: DeliverySettings, visibilityHorizonMs: number): number {
  return settings.requestTimeoutMs + Math.max(visibilityHorizonMs, settings.lookupLagMs);
}
