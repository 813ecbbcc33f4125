import type { LeadQuery } from './api/leads.ts';

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted'] as const;
export const leadSources = ['contact_form', 'property_inquiry', 'newsletter', 'about_page', 'services_page'] as const;

/** Rows of one page of the table. */
export const pageSize = 25;

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((entry) => entry === value);

/** What the address asks for; anything that is not a filter we know counts as not set. */
export function readLeadFilter(params: URLSearchParams): LeadQuery {
  const page = Number(params.get('page') ?? 1);
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  const status = oneOf(leadStatuses, params.get('status'));
  const source = oneOf(leadSources, params.get('source'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    limit: pageSize,
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    ...(search === '' ? {} : { search }),
    ...(status === undefined ? {} : { status }),
    ...(source === undefined ? {} : { source }),
  };
}

/** True when the list is narrowed. */
export const isFiltered = ({ search, status, source }: LeadQuery): boolean =>
  search !== undefined || status !== undefined || source !== undefined;

/** The address of the same list with one thing changed; a change of a filter goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  if (value === '' || value === 'all') next.delete(name);
  else next.set(name, value);
  if (name !== 'page' && name !== 'lead') next.delete('page');
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
