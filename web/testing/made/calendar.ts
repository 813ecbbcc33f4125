import type { components } from '@manzil/contract/api';

type Task = components['schemas']['Task'];
type Viewing = components['schemas']['Viewing'];

export const task = (changes: Partial<Task> = {}): Task => ({
  id: 41,
  title: 'Send the floor plan',
  note: null,
  dueAt: '2026-11-22T09:00:00.000Z',
  assigneeId: 7,
  assigneeName: 'Noor Haddad',
  followsLead: false,
  lead: null,
  remindMinutes: null,
  repeat: null,
  doneAt: null,
  doneByName: null,
  version: 1,
  ...changes,
});

/** One page. */
export const tasksPage = (tasks: Task[], counts: Partial<components['schemas']['TaskList']['counts']> = {}) => ({
  tasks,
  counts: { overdue: 0, today: 0, coming: 0, ...counts },
  pagination: { page: 1, limit: 50, total: tasks.length, totalPages: 1, hasNext: false, hasPrev: false },
});

export const viewing = (changes: Partial<Viewing> = {}): Viewing => ({
  id: 51,
  lead: { id: 701, reference: 'MZL-TEST-1', name: 'Hessa Al-Kuwari' },
  property: { id: 9, referenceId: 'LUS-12', title: 'Sea view apartment', titleAr: 'شقة بإطلالة بحرية' },
  hostId: 7,
  hostName: 'Noor Haddad',
  startsAt: '2026-11-24T13:00:00.000Z',
  endsAt: '2026-11-24T13:45:00.000Z',
  status: 'planned',
  placeNote: null,
  version: 1,
  ...changes,
});
