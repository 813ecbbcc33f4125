/** Numbers the engine works by. */
export interface DeliverySettings {
  requestTimeoutMs: number;
  leaseMs: number;
  leaseMarginMs: number;
  backoffBaseMs: number;
  backoffMaxMs: number;
  /** How many requests one process has under way at a time. */
  concurrency: number;
  /** Most deliveries of one claim. */
  batch: number;
  /** How long a write may not show in lookups. */
  lookupLagMs: number;
  /** Longest pause that the other side may ask for. */
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

/** Takes the settings from the environment; throws when they contradict each other. */
export function deliverySettings(env: DeliveryEnv): DeliverySettings {
  const settings: DeliverySettings = {
    requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
    leaseMs: env.DELIVERY_LEASE_MS,
    leaseMarginMs: env.DELIVERY_LEASE_MARGIN_MS,
    backoffBaseMs: env.DELIVERY_BACKOFF_BASE_MS,
    backoffMaxMs: env.DELIVERY_BACKOFF_MAX_MS,
    // a CRM's API rarely allows more at once, and one Node process saturates a local one with it
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

/** The same for mails: mail servers allow few connections at a time from one sender. */
export function mailSettings(env: DeliveryEnv): DeliverySettings {
  return { ...deliverySettings(env), concurrency: 4 };
}

/** A provider shows most of what it wrote within this time; what it shows later is looked up once more. */
const usuallyVisibleMs = 5_000;

/**
 * When an ambiguous request is looked up for the first time: when it can take no effect any more, and usually shows.
 * @param visibilityHorizonMs how long after a write a lookup may still miss it, by the provider's own word
 */
export function settleDelayMs(settings: DeliverySettings, visibilityHorizonMs: number): number {
  return settings.requestTimeoutMs + Math.min(visibilityHorizonMs, usuallyVisibleMs);
}

/**
 * How long after a request was sent a lookup that finds nothing is not believed.
 * @param visibilityHorizonMs the provider's word; the operator's is in the settings, and the longer one holds
 */
export function absenceBelievedAfterMs(settings: DeliverySettings, visibilityHorizonMs: number): number {
  return settings.requestTimeoutMs + Math.max(visibilityHorizonMs, settings.lookupLagMs);
}
