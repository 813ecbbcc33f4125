import type { components } from '@manzil/contract/api';

type Delivery = components['schemas']['Delivery'];

const noCounts: components['schemas']['DeliveryCounts'] = {
  pending: 0,
  sending: 0,
  unknown: 0,
  retry_wait: 0,
  delivered: 0,
  rejected: 0,
  parked: 0,
  missing: 0,
  superseded: 0,
  cancelled: 0,
};

/** Waiting ones have waited for 2 h 5 min. */
export function delivery(changes: Partial<Delivery> = {}, n = 1): Delivery {
  const { state = 'delivered' } = changes;
  const waits = state === 'retry_wait';
  return {
    id: `0198f3c2-6f0e-7c1a-9d3e-${String(n).padStart(12, '0')}`,
    consumer: 'crm',
    event: 'lead.created',
    subject: { kind: 'lead', id: 1_000_000 + n, reference: `MZL-TEST${String(n)}`, exists: true },
    state,
    attempts: 2,
    createdAt: '2026-11-20T08:00:00.000Z',
    waitingSince: waits ? new Date(Date.now() - 7_500_000).toISOString() : null,
    nextTryAt: waits ? new Date(Date.now() + 240_000).toISOString() : null,
    settledAt: waits ? null : '2026-11-20T08:01:00.000Z',
    lastErrorCode: state === 'delivered' ? null : 'crm.no_connection',
    lastError: state === 'delivered' ? null : 'connect refused',
    ...changes,
  };
}

/** A page of fifty. */
export function deliveryList(
  all: readonly Delivery[],
  query = new URLSearchParams(),
): components['schemas']['DeliveryList'] {
  const page = Number(query.get('page') ?? 1);
  const state = query.get('state');
  const counts = { ...noCounts };
  for (const one of all) counts[one.state] += 1;
  const found = all.filter((one) => state === null || one.state === state);
  const total = found.length;
  return {
    deliveries: found.slice((page - 1) * 50, page * 50),
    counts,
    oldestWaitingMs: counts.retry_wait === 0 ? null : 7_500_000,
    nextTryAt: counts.retry_wait === 0 ? null : new Date(Date.now() + 240_000).toISOString(),
    pagination: {
      page,
      limit: 50,
      total,
      totalPages: Math.ceil(total / 50),
      hasNext: page * 50 < total,
      hasPrev: page > 1,
    },
  };
}
