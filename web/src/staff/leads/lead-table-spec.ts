import { listQuery } from '#staff-ui/list/list-query.ts';
import { leadSources, leadStatuses } from '@manzil/core/leads/lead';

export const crmStates = ['synced', 'failed', 'pending'] as const;
export const leadSorts = ['newest', 'oldest', 'name_asc', 'name_desc', 'follow_up'] as const;

/** An account, or nobody. */
const assigneeOf = (value = ''): string | undefined => (/^(none|[1-9]\d{0,8})$/.test(value) ? value : undefined);

export const leadTable = listQuery({
  filters: { status: leadStatuses, source: leadSources, crm: crmStates, assignee: assigneeOf },
  sorts: leadSorts,
  pageSize: 25,
});

/** With a lead's window; null closes it. */
export function withLead(params: URLSearchParams, id: number | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('lead');
  else next.set('lead', String(id));
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
