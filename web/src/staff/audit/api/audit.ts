import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components, operations } from '@manzil/contract/api';
import { addressOf } from '#staff-lib/api/address-of.ts';
import type { Language } from '#i18n/language.ts';
import { staffAsked } from '#staff-lib/api/staff-query.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditQuery = NonNullable<operations['listAuditEntries']['parameters']['query']>;

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    ...staffAsked('/api/audit', { query }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

/** Address of the file. */
export const exportAddress = ({ page: _page, limit: _limit, ...filter }: AuditQuery, headings: Language): string =>
  addressOf('/api/audit/export', { ...filter, headings });
