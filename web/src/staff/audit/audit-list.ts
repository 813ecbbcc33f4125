import { auditKinds } from '@manzil/core/audit/audit';
import { dayOf } from '#staff-lib/calendar-day.ts';
import { listQuery } from '#staff-ui/list/list-query.ts';

export const auditList = listQuery({
  filters: { kind: auditKinds, from: dayOf, to: dayOf },
  // the log has one order
  sorts: ['newest'],
  pageSize: 50,
});
