import { describe, expect, it } from 'vitest';
import type { DispatchedDelivery } from '../domain/delivery-ports.ts';
import { routeDelivery } from './routing.ts';

const delivery: DispatchedDelivery = { id: 'd1', event: 'lead.created', subjectId: 5, seq: 2, state: 'pending' };

describe('routeDelivery', () => {
  it('sends a first attempt to the queue of its event, under the name of the event', () => {
    expect(routeDelivery(delivery)).toMatchObject({ queue: 'lead-events', name: 'lead.created' });
    expect(routeDelivery({ ...delivery, event: 'property.deleted' })).toMatchObject({
      queue: 'property-events',
      name: 'property.deleted',
    });
  });

  it.each([
    ['retry_wait', 'send-delivery'],
    ['unknown', 'resolve-delivery'],
    ['sending', 'expire-lease'],
  ] as const)('sends %s to crm-retry as %s', (state, name) => {
    expect(routeDelivery({ ...delivery, state })).toMatchObject({ queue: 'crm-retry', name });
  });

  it('sends everything to crm-retry when someone waits for it', () => {
    expect(routeDelivery(delivery, true)).toMatchObject({ queue: 'crm-retry', name: 'send-delivery' });
  });

  it('carries ids and nothing else', () => {
    expect(routeDelivery(delivery).data).toEqual({ deliveryId: 'd1', subjectId: 5, seq: 2 });
  });
});
