import { type Answers, type Call, problem } from '../answers.ts';
import type { components } from '@manzil/contract/api';
import { tasksPage } from './calendar.ts';

type Lead = components['schemas']['Lead'];

export const lead = (changes: Partial<Lead> = {}, n = 1): Lead => ({
  id: 700 + n,
  referenceId: `MZL-TEST-${String(n)}`,
  contactId: 311,
  firstName: 'Hessa',
  lastName: `Al-Kuwari ${String(n)}`,
  email: `hessa${String(n)}@example.com`,
  phone: '+974 5555 0101',
  masked: [],
  message: 'I would like to see an office in Lusail.',
  source: 'contact_form',
  status: 'new',
  stageId: 1,
  lostReasonId: null,
  propertyId: null,
  agentId: null,
  property: null,
  assigneeId: null,
  notes: null,
  followUpAt: null,
  firstTouchedAt: null,
  responseMinutes: 12,
  page: '/en/contact',
  language: 'en',
  consent: null,
  subscription: null,
  crmSynced: false,
  crmId: null,
  crmSyncedAt: null,
  crmSyncError: null,
  crmDelivery: null,
  mailDelivery: null,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  anonymisedAt: null,
  ...changes,
});

type Page = components['schemas']['LeadList'];

/** `total` counts all pages. */
export const leadsPage = (leads: Lead[], { page = 1, total = leads.length } = {}): Page => {
  const totalPages = Math.max(1, Math.ceil(total / 25));
  return {
    leads,
    pagination: { page, limit: 25, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 },
  };
};

type Timeline = components['schemas']['LeadTimeline'];

/** Waits for the CRM, not tried yet. */
export const safety = (changes: Partial<Timeline['safety']> = {}): Timeline['safety'] => ({
  kind: 'waiting',
  inCrm: false,
  crmId: null,
  since: null,
  again: false,
  nextTryAt: null,
  waitingSince: null,
  missingAt: null,
  attempts: 0,
  httpStatus: null,
  errorCode: null,
  error: null,
  ...changes,
});

/** In the CRM unless said otherwise. */
export const timeline = (changes: Partial<Timeline> = {}): Timeline => ({
  safety: safety({ kind: 'in_crm', inCrm: true, crmId: 'L-42', since: '2026-11-20T09:30:01.000Z' }),
  entries: [],
  leftOut: 0,
  ...changes,
});

export const enquiryOf = (
  { id, referenceId, firstName, lastName, email, phone, masked, source, status, property, createdAt }: Lead,
  same: { sameEmail?: boolean; samePhone?: boolean } = {},
): components['schemas']['PersonEnquiry'] => ({
  id,
  referenceId,
  firstName,
  lastName,
  email,
  phone,
  masked,
  source,
  status,
  property,
  createdAt,
  sameEmail: true,
  samePhone: true,
  ...same,
});

type Stages = components['schemas']['LeadStages'];

const stage = (
  id: number,
  name: string,
  nameAr: string,
  status: Lead['status'],
  outcome: Stages['stages'][number]['outcome'] = null,
): Stages['stages'][number] => ({ id, name, nameAr, status, outcome, retired: false, leads: 0 });

/** As an office begins with them. */
export const stages = (): Stages => ({
  stages: [
    stage(1, 'New', 'جديد', 'new'),
    stage(2, 'Contacted', 'تم التواصل', 'contacted'),
    stage(3, 'Qualified', 'مؤهل', 'qualified'),
    stage(4, 'Viewing', 'معاينة', 'qualified'),
    stage(6, 'Won', 'تمت الصفقة', 'converted', 'won'),
    stage(7, 'Lost', 'لم تتم', 'contacted', 'lost'),
  ],
  lostReasons: [
    { id: 1, name: 'Found another place', nameAr: 'وجد عقارًا آخر', retired: false },
    { id: 2, name: 'Too expensive', nameAr: 'السعر مرتفع', retired: false },
  ],
});

type Entry = components['schemas']['LeadEntry'];

export const entry = (changes: Partial<Entry> = {}): Entry => ({
  id: 31,
  kind: 'note',
  text: 'Wants a sea view',
  outcome: null,
  at: '2026-11-20T11:00:00.000Z',
  authorId: 7,
  authorName: 'Noor Haddad',
  earlier: false,
  version: 1,
  updatedAt: '2026-11-20T11:00:00.000Z',
  ...changes,
});

/** One page. */
export const entriesPage = (entries: Entry[]): components['schemas']['LeadEntries'] => ({
  entries,
  pagination: { page: 1, limit: 50, total: entries.length, totalPages: 1, hasNext: false, hasPrev: false },
});

export function leadDesk(leads: Lead[], more: Answers = {}): Answers {
  const of = ({ params }: Call): Lead | Response =>
    leads.find(({ id }) => String(id) === params['id']) ?? problem(404, 'lead.not_found');
  return {
    'GET /api/leads': leadsPage(leads),
    'GET /api/leads/{id}': of,
    'GET /api/leads/ids': { ids: leads.map(({ id }) => id) },
    'GET /api/lead-stages': stages(),
    'GET /api/leads/{id}/timeline': timeline(),
    'GET /api/leads/{id}/entries': entriesPage([]),
    'GET /api/leads/{id}/messages': { messages: [], total: 0 },
    'GET /api/leads/{id}/answers': { answers: [], total: 0 },
    'GET /api/leads/{id}/message-values': { en: {}, ar: {} },
    'GET /api/message-templates': { templates: [] },
    'GET /api/leads/{id}/assignments': { assignments: [] },
    'GET /api/leads/{id}/person': (call) => {
      const found = of(call);
      return found instanceof Response ? found : { enquiries: [enquiryOf(found)], unseen: 0, duplicates: 0 };
    },
    'GET /api/tasks': tasksPage([]),
    'GET /api/viewings': { viewings: [] },
    'GET /api/leads/assignees': [
      { id: 7, name: 'Noor Haddad', role: 'admin' },
      { id: 8, name: 'Sami Aziz', role: 'agent' },
    ],
    ...more,
  };
}
