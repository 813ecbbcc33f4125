import type { Address } from '#lib/api/asked.ts';

export type ChangeKind = 'leads' | 'notices' | 'deliveries' | 'listings' | 'mandates' | 'agenda';

/** What shows or counts something of a kind; only what is on the screen is asked again. */
export const addressesOf: Readonly<Record<ChangeKind, readonly Address[]>> = {
  leads: [
    '/api/admin/today',
    '/api/leads',
    '/api/leads/{id}',
    '/api/leads/{id}/timeline',
    '/api/leads/{id}/entries',
    '/api/leads/{id}/answers',
    '/api/leads/{id}/assignments',
    '/api/admin/stats',
  ],
  notices: ['/api/notices'],
  deliveries: ['/api/crm/status', '/api/admin/deliveries', '/api/leads', '/api/leads/{id}', '/api/leads/{id}/timeline'],
  listings: ['/api/admin/today', '/api/admin/properties', '/api/admin/properties/summary', '/api/admin/stats'],
  agenda: ['/api/tasks', '/api/viewings'],
  mandates: ['/api/admin/today', '/api/admin/properties/{id}/mandates'],
};

export const changeKinds = Object.keys(addressesOf) as ChangeKind[];
