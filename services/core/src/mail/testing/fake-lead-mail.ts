import type { LeadMail } from '../mail.ts';

export function fakeLeadMail(changes: Partial<LeadMail> = {}): LeadMail {
  return {
    id: 7,
    reference: 'MZL-7',
    version: 1,
    firstName: 'نورة',
    lastName: 'الكواري',
    email: 'noura@example.com',
    phone: '+974 5555 1234',
    message: 'Is it <b>free</b> & quiet?',
    source: 'property_inquiry',
    language: 'ar',
    createdAt: '2026-11-21T07:30:00.000Z',
    listing: { reference: 'LUS-1', title: 'Marina office', titleAr: 'مكتب المارينا' },
    agent: { name: 'Dana', address: 'dana@example.com' },
    confirmKey: null,
    ...changes,
  };
}
