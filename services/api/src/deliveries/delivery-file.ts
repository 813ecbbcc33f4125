import type { components } from '@manzil/contract/api';
import { column, type FileColumns, fileTime } from '../csv/file-columns.ts';

export const deliveryColumns: FileColumns<components['schemas']['Delivery']> = {
  event: [column('Event', 'العملية', ({ event }) => event), column('To', 'إلى', ({ consumer }) => consumer)],
  reference: [column('Reference', 'المرجع', ({ subject }) => subject.reference ?? `#${String(subject.id)}`)],
  state: [column('State', 'الحالة', ({ state }) => state)],
  attempts: [column('Attempts', 'المحاولات', ({ attempts }) => attempts)],
  waiting: [
    column('Waiting since', 'تنتظر منذ', ({ waitingSince }) => fileTime(waitingSince)),
    column('Next attempt', 'المحاولة التالية', ({ nextTryAt }) => fileTime(nextTryAt)),
  ],
  error: [
    column('Last error', 'آخر خطأ', ({ lastErrorCode }) => lastErrorCode),
    column('What was answered', 'نص الرد', ({ lastError }) => lastError),
  ],
  created: [column('Recorded', 'سُجّلت', ({ createdAt }) => fileTime(createdAt))],
  settled: [column('Settled', 'انتهت', ({ settledAt }) => fileTime(settledAt))],
  id: [column('ID', 'رقم العملية', ({ id }) => id)],
};
