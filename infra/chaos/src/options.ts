/** What a run of the kill test does; the long form is the one of the requirement, the short one runs in `npm run test:full`. */
export interface KillOptions {
  backend: 'postgres' | 'redis';
  leads: number;
  /** The leads are spread over this time. */
  spreadMs: number;
  kills: number;
  wipes: number;
  /** How long after the last lead and kill everything must have arrived. */
  drainMs: number;
  /** Timings other than production's. */
  settings: Record<string, string>;
}

export function longRun(backend: KillOptions['backend']): KillOptions {
  return { backend, leads: 1_000, spreadMs: 120_000, kills: 20, wipes: 3, drainMs: 900_000, settings: {} };
}

/** The same with fewer leads and kills, and with leases and waits that are shorter but stand in the same order. */
export function shortRun(backend: KillOptions['backend']): KillOptions {
  return {
    backend,
    leads: 120,
    spreadMs: 15_000,
    kills: 5,
    wipes: 2,
    drainMs: 90_000,
    settings: {
      DELIVERY_REQUEST_TIMEOUT_MS: '2000',
      DELIVERY_LEASE_MARGIN_MS: '2500',
      DELIVERY_LEASE_MS: '6000',
      DELIVERY_BACKOFF_BASE_MS: '500',
      DELIVERY_BACKOFF_MAX_MS: '2000',
      RELAY_TRUST_MS: '3000',
    },
  };
}
