import { oneOf, type TableQuery, type TableSpec } from '#staff-ui/table/table-query.ts';
import type { Delivery, DeliveryQuery } from './api/deliveries.ts';

export const deliveryStates = [
  'pending',
  'sending',
  'unknown',
  'retry_wait',
  'rejected',
  'parked',
  'missing',
  'delivered',
  'superseded',
  'cancelled',
] as const satisfies readonly Delivery['state'][];
export const consumers = ['crm', 'mail'] as const;
export const events = [
  'lead.created',
  'lead.updated',
  'property.created',
  'property.updated',
  'property.deleted',
] as const satisfies readonly Delivery['event'][];
export const deliverySorts = ['newest', 'oldest', 'waiting', 'next_try', 'attempts'] as const;

export const deliveryTable: TableSpec = {
  filters: ['state', 'consumer', 'event', 'from', 'to'],
  sorts: deliverySorts,
};

/** Rows of one page. */
export const pageSize = 50;

const given = <T>(name: string, value: T | undefined): Record<string, T> =>
  value === undefined ? {} : { [name]: value };

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day if it is one of the calendar: 2026-02-30 is not. */
export function dayOf(text: string | undefined): string | undefined {
  if (text === undefined || !day.test(text)) return undefined;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : undefined;
}

/** The call's query for what the table shows; a value that the server would refuse does not filter. */
export function toDeliveryQuery({ search, filters, sort, page }: TableQuery): DeliveryQuery {
  return {
    ...given('search', search === '' ? undefined : search),
    ...given('state', oneOf(deliveryStates, filters['state'])),
    ...given('consumer', oneOf(consumers, filters['consumer'])),
    ...given('event', oneOf(events, filters['event'])),
    ...given('from', dayOf(filters['from'])),
    ...given('to', dayOf(filters['to'])),
    sort: oneOf(deliverySorts, sort) ?? 'newest',
    page,
    limit: pageSize,
  };
}

/** The key of an event's name. */
export const eventKey = (event: Delivery['event']) => `adminCrm:event.${event.replace('.', '_') as EventKey}` as const;
type EventKey = 'lead_created' | 'lead_updated' | 'property_created' | 'property_updated' | 'property_deleted';

/** What a person may send once more. */
export const canReplay = ({ state }: Pick<Delivery, 'state'>): boolean =>
  state === 'rejected' || state === 'parked' || state === 'missing';

/** Where the thing that a delivery is about is looked at; null when it is gone, or not for this person's eyes. */
export function subjectAddress({ kind, id, exists }: Delivery['subject'], seesLeads: boolean): string | null {
  if (!exists) return null;
  if (kind === 'property') return `/admin/properties-table?dialog=view-${String(id)}`;
  return seesLeads ? `/admin/leads?lead=${String(id)}` : null;
}
