import { auditKinds } from '@manzil/core/audit/audit';
import { dayOf } from '#staff-lib/calendar-day.ts';
import { given } from '#staff-ui/table/table-query.ts';
import type { AuditQuery } from './api/audit.ts';

/** What the address asks for; anything that is not a filter we know counts as not set. */
export function readAuditFilter(params: URLSearchParams): AuditQuery {
  const page = Number(params.get('page') ?? 1);
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  const kind = auditKinds.find((entry) => entry === params.get('kind'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    limit: 50,
    ...given('search', search === '' ? undefined : search),
    ...given('kind', kind),
    ...given('from', dayOf(params.get('from'))),
    ...given('to', dayOf(params.get('to'))),
  };
}

/** True when the log is narrowed. */
export const isFiltered = ({ search, kind, from, to }: AuditQuery): boolean =>
  [search, kind, from, to].some((value) => value !== undefined);
