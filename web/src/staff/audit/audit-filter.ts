import type { AuditEntry, AuditQuery } from './api/audit.ts';

export const auditKinds = [
  'auth',
  'user',
  'session',
  'property',
  'lead',
  'post',
  'category',
  'agent',
  'social_link',
  'meta_tag',
  'setting',
  'schedule',
  'crm',
  'media',
] as const satisfies readonly AuditEntry['subject']['kind'][];

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for; anything that is not a filter we know counts as not set. */
export function readAuditFilter(params: URLSearchParams): AuditQuery {
  const page = Number(params.get('page') ?? 1);
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  const kind = auditKinds.find((entry) => entry === params.get('kind'));
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    limit: 50,
    ...(search === '' ? {} : { search }),
    ...(kind === undefined ? {} : { kind }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

/** True when the log is narrowed. */
export const isFiltered = ({ search, kind, from, to }: AuditQuery): boolean =>
  [search, kind, from, to].some((value) => value !== undefined);
