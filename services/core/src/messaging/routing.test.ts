import { describe, expect, it } from 'vitest';
import type { DispatchedDelivery } from '../deliveries/delivery-ports.ts';
import { routeDelivery } from './routing.ts';

const delivery: DispatchedDelivery = {
  id: 'd1',
  consumer: 'crm',
  event: 'lead.created',
  subjectId: 5,
  seq: 2,
  state: 'pending',
};

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

  it('keeps mails away from what the CRM waits for', () => {
    const mail: DispatchedDelivery = { ...delivery, consumer: 'mail' };
    expect(routeDelivery(mail)).toMatchObject({ queue: 'mail', name: 'lead.created' });
    expect(routeDelivery(mail, true)).toMatchObject({ queue: 'mail-retry', name: 'send-delivery' });
    expect(routeDelivery({ ...mail, state: 'retry_wait' })).toMatchObject({ queue: 'mail-retry' });
    expect(routeDelivery({ ...mail, state: 'sending' })).toMatchObject({ queue: 'mail-retry', name: 'expire-lease' });
  });

  it('carries ids and nothing else', () => {
    expect(routeDelivery(delivery).data).toEqual({ deliveryId: 'd1', subjectId: 5, seq: 2 });
  });
});
