import { given, oneOf, type TableQuery, type TableSpec } from '#staff-ui/table/table-query.ts';
import { leadSources, leadStatuses } from '@manzil/core/leads/lead';
import type { LeadQuery } from './api/leads.ts';

export const crmStates = ['synced', 'failed', 'pending'] as const;
export const leadSorts = ['newest', 'oldest', 'name_asc', 'name_desc', 'follow_up'] as const;

export const leadTable: TableSpec = { filters: ['status', 'source', 'crm'], sorts: leadSorts };

/** Rows of one page. */
export const pageSize = 25;

/** The call's query for what the table shows; a value that the server would refuse does not filter. */
export function toLeadQuery({ search, filters, sort, page }: TableQuery): LeadQuery {
  return {
    ...given('search', search === '' ? undefined : search),
    ...given('status', oneOf(leadStatuses, filters['status'])),
    ...given('source', oneOf(leadSources, filters['source'])),
    ...given('crm', oneOf(crmStates, filters['crm'])),
    ...given('sort', oneOf(leadSorts, sort)),
    page,
    limit: pageSize,
  };
}

/** The address of the same list with a lead's window opened over it, or closed for null. */
export function withLead(params: URLSearchParams, id: number | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('lead');
  else next.set('lead', String(id));
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
