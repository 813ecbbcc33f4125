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
}

interface DeliveryEnv {
  DELIVERY_REQUEST_TIMEOUT_MS: number;
  DELIVERY_LEASE_MS: number;
  DELIVERY_LEASE_MARGIN_MS: number;
  DELIVERY_BACKOFF_BASE_MS: number;
  DELIVERY_BACKOFF_MAX_MS: number;
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

/**
 * How long an ambiguous request may still take effect: its own limit plus the provider's horizon.
 * @param visibilityHorizonMs how long after a write a lookup may still miss it
 */
export function settleDelayMs(settings: DeliverySettings, visibilityHorizonMs: number): number {
  return settings.requestTimeoutMs + visibilityHorizonMs;
}
