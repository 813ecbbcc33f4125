import { mostAuditExported } from '@manzil/core/audit/audit';
import {
  type AuditRow,
  countAuditEntries,
  listAuditEntries,
  streamAuditEntries,
} from '@manzil/core/audit/store/audit-reader';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { CsvValue } from '@manzil/core/platform/csv';
import { csvHeaders, csvStream, fileDate } from '../csv/csv.ts';
import type { ApiDeps } from '../deps.ts';

type Operations = 'listAuditEntries' | 'exportAuditEntries';

const columns = {
  en: 'ID,At,Person,Role,Person ID,Action,About,About ID,Label,Before,After,Request ID,Address'.split(','),
  ar: 'الرقم,الوقت,الشخص,الدور,رقم الشخص,العملية,ما تخصه,رقمه,وصفه,قبل,بعد,رقم الطلب,العنوان'.split(','),
};

/** @param most entries of one file */
export function auditHandlers(
  { database: { pool } }: Pick<ApiDeps, 'database'>,
  most = mostAuditExported,
): Pick<Handlers, Operations> {
  return {
    listAuditEntries: async ({ query }) => ({ status: 200, body: await listAuditEntries(pool, query) }),

    async exportAuditEntries({ query: { headings = 'en', ...query } }) {
      const entries = await countAuditEntries(pool, query);
      // a part would be taken for the whole
      if (entries > most) throw new ProblemError('audit.file_too_long');
      return {
        status: 200,
        people: entries,
        headers: csvHeaders(`audit-${fileDate()}.csv`),
        stream: csvStream(columns[headings], streamAuditEntries(pool, query), lineOf),
      };
    },
  };
}

function lineOf({ id, at, actor, action, subject, before, after, requestId, address }: AuditRow): CsvValue[] {
  return [
    id,
    at,
    actor?.username,
    actor?.role,
    actor?.id,
    action,
    subject.kind,
    subject.id,
    subject.label,
    jsonOf(before),
    jsonOf(after),
    requestId,
    address,
  ];
}

const jsonOf = (state: unknown): string | null => (state === null ? null : JSON.stringify(state));
