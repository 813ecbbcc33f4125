import { listQuery } from '#staff-ui/list/list-query.ts';
import { consumers, eventNames } from '@manzil/core/deliveries/delivery';
import { deliveryStates, isIn, stuckStates } from '@manzil/core/deliveries/states';
import { dayOf } from '#staff-lib/calendar-day.ts';
import type { Delivery } from './api/deliveries.ts';

export const deliverySorts = ['newest', 'oldest', 'waiting', 'next_try', 'attempts'] as const;

export const deliveryTable = listQuery({
  filters: { state: deliveryStates, consumer: consumers, event: eventNames, from: dayOf, to: dayOf },
  sorts: deliverySorts,
  pageSize: 50,
});

export const eventKey = (event: Delivery['event']) => `adminCrm:event.${event.replace('.', '_') as EventKey}` as const;
type EventKey =
  | 'lead_created'
  | 'lead_updated'
  | 'lead_confirmation'
  | 'property_created'
  | 'property_updated'
  | 'property_deleted'
  | 'mandate_ending'
  | 'message_created';

export const canReplay = ({ state }: Pick<Delivery, 'state'>): boolean => isIn(stuckStates, state);

/** Null when it is gone or not for this person. */
export function subjectAddress({ kind, id, exists }: Delivery['subject'], seesLeads: boolean): string | null {
  if (!exists) return null;
  if (kind === 'property') return `/admin/properties-table?dialog=view-${String(id)}`;
  return seesLeads ? `/admin/leads/${String(id)}` : null;
}
