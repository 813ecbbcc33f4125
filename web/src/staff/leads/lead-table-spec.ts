import { listQuery } from '#staff-ui/list/list-query.ts';
import type { TableQuery } from '#staff-ui/table/table-query.ts';
import { leadSources, leadStatuses } from '@manzil/core/leads/lead';

export const crmStates = ['synced', 'failed', 'pending'] as const;
export const leadSorts = ['newest', 'oldest', 'name_asc', 'name_desc', 'follow_up'] as const;

/** An account, or nobody. */
const assigneeOf = (value = ''): string | undefined => (/^(none|[1-9]\d{0,8})$/.test(value) ? value : undefined);

/** An id of the office's stages. */
const stageOf = (value = ''): string | undefined => (/^[1-9]\d{0,8}$/.test(value) ? value : undefined);

const asked = listQuery({
  filters: { status: leadStatuses, stage: stageOf, source: leadSources, crm: crmStates, assignee: assigneeOf },
  sorts: leadSorts,
  pageSize: 25,
});

export const leadTable = {
  ...asked,
  toQuery: (table: TableQuery) => {
    const { stage, ...query } = asked.toQuery(table);
    return { ...query, ...(stage !== undefined && { stage: Number(stage) }) };
  },
};

/** A lead's page, with the list's search and filters for the way back. */
export const leadAddress = (params: URLSearchParams, id: number): string =>
  `/admin/leads/${String(id)}${queryText(params)}`;

/** The list as it was left: also the tab of the dashboard. */
export const leadListAddress = (params: URLSearchParams): string =>
  `${params.get('tab') === 'leads' ? '/admin' : '/admin/leads'}${queryText(params)}`;

/** The same leads as board or table. */
export function boardAddress(params: URLSearchParams, board: boolean): string {
  const next = new URLSearchParams(params);
  next.delete('as');
  next.delete('page');
  if (board) next.set('as', 'board');
  return leadListAddress(next);
}

/** Without the lead that older links name, and the window that was open. */
function queryText(params: URLSearchParams): string {
  const kept = new URLSearchParams(params);
  kept.delete('lead');
  kept.delete('dialog');
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

/** Of an address or a link; null for anything else. */
export function leadIdOf(text: string | null | undefined): number | null {
  const id = Number(/^\d+$/.test(text ?? '') ? text : Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
