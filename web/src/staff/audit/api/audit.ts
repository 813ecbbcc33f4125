import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi, dataOf } from '#lib/api/client.ts';
import type { components, operations } from '@manzil/contract/api';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditQuery = NonNullable<operations['listAuditEntries']['parameters']['query']>;

/** One page of the audit log, the newest first. */
export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ['/api/audit', query],
    queryFn: ({ signal }) => dataOf(browserApi.GET('/api/audit', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
