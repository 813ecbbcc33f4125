import type { components } from '@manzil/contract/api';

type Template = components['schemas']['MessageTemplate'];
type Message = components['schemas']['LeadMessage'];

export const messageTemplate = (changes: Partial<Template> = {}): Template => ({
  id: 2,
  kind: 'email',
  name: 'Details',
  nameAr: 'تفاصيل',
  subject: 'About {{listing}}',
  subjectAr: 'بخصوص {{listing}}',
  text: 'Dear {{firstName}}, it is {{price}}.',
  textAr: 'السلام عليكم {{firstName}}، السعر {{price}}.',
  version: 1,
  ...changes,
});

/** Waits to be sent. */
export const leadMessage = (changes: Partial<Message> = {}): Message => ({
  id: 9,
  channel: 'email',
  language: 'en',
  subject: 'About the office',
  text: 'Dear Hessa, it is free.',
  at: '2026-11-21T10:00:00.000Z',
  authorId: 7,
  authorName: 'Noor Haddad',
  files: [],
  delivery: { state: 'waiting', at: null, errorCode: null },
  ...changes,
});

/** Of a person, to the message above. */
export const leadAnswer = (
  changes: Partial<components['schemas']['LeadAnswer']> = {},
): components['schemas']['LeadAnswer'] => ({
  id: 4,
  messageId: 9,
  kind: 'answer',
  sender: 'noura@people.example',
  senderName: 'نورة الكواري',
  subject: 'Re: About the office',
  text: 'Thank you, on Sunday.',
  isCut: false,
  files: [],
  moreFiles: 0,
  reason: null,
  at: '2026-11-21T11:00:00.000Z',
  ...changes,
});
