import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditQuery = NonNullable<operations['listAuditEntries']['parameters']['query']>;

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    ...staffAsked('/api/audit', { query }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
