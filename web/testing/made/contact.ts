import type { components } from '@manzil/contract/api';

type Contact = components['schemas']['Contact'];
type Detail = components['schemas']['ContactDetail'];

export const contact = (changes: Partial<Contact> = {}): Contact => ({
  id: 311,
  name: { first: 'Hessa', last: 'Al-Kuwari' },
  emails: ['hessa@example.com'],
  phones: ['+974 5555 0101', '0097455550101'],
  masked: [],
  language: 'en',
  enquiries: 2,
  lastEnquiryAt: '2026-11-20T09:30:00.000Z',
  firstEnquiryAt: '2026-10-02T15:05:00.000Z',
  marketing: false,
  duplicates: 0,
  ...changes,
});

/** One page. */
export const contactsPage = (contacts: Contact[]): components['schemas']['ContactList'] => ({
  contacts,
  pagination: { page: 1, limit: 25, total: contacts.length, totalPages: 1, hasNext: false, hasPrev: false },
});

export const contactDetail = (changes: Partial<Detail> = {}): Detail => ({
  contact: contact(),
  enquiries: [],
  unseen: 0,
  consent: { marketing: false, at: null },
  duplicates: [],
  merges: [],
  ...changes,
});

/** Of the second into the first. */
export const mergePreview = (kept: Contact, merged: Contact): components['schemas']['ContactMergePreview'] => ({
  kept: { contact: kept, enquiries: 2, leadIds: [702, 701], unseen: 0 },
  merged: { contact: merged, enquiries: 1, leadIds: [703], unseen: 1 },
  tooMany: false,
  names: [kept.name, merged.name],
  emails: [...kept.emails, ...merged.emails],
  phones: [...kept.phones, ...merged.phones],
  consent: { marketing: false, at: null },
  crm: 'keeps_apart',
});
