import type { FiledLead } from '@manzil/core/leads/store/lead-reader';
import { csvPhone } from '@manzil/core/platform/csv';
import { column, type FileColumns, fileTime } from '../csv/file-columns.ts';
import type { presentContact } from './contact.ts';

type Shown = ReturnType<typeof presentContact<FiledLead>>;

export const leadColumns: FileColumns<Shown> = {
  person: [
    column('First name', 'الاسم الأول', ({ firstName }) => firstName),
    column('Last name', 'اسم العائلة', ({ lastName }) => lastName),
    column('E-mail', 'البريد الإلكتروني', ({ email }) => email),
    column('Phone', 'رقم الهاتف', ({ phone }) => csvPhone(phone)),
  ],
  enquiry: [
    column('Source', 'المصدر', ({ source }) => source),
    column('Listing', 'العقار', ({ property }) => property?.referenceId ?? property?.title),
    column('Message', 'الرسالة', ({ message }) => message),
  ],
  status: [
    column('Status', 'الحالة', ({ status }) => status),
    column('Follow-up', 'المتابعة', ({ followUpAt }) => fileTime(followUpAt)),
  ],
  assignee: [column('Assigned to', 'المسؤول', ({ assigneeName }) => assigneeName)],
  notes: [column('Notes', 'ملاحظات', ({ notes }) => notes)],
  crm: [
    column('CRM', 'نظام العملاء', ({ crmState }) => crmState),
    column('CRM ID', 'المعرّف في نظام العملاء', ({ crmId }) => crmId),
  ],
  mail: [column('Mail', 'البريد', ({ mailDelivery }) => mailDelivery?.state)],
  received: [column('Received', 'وقت الوصول', ({ createdAt }) => fileTime(createdAt))],
  reference: [column('Reference ID', 'المرجع', ({ referenceId }) => referenceId)],
};
