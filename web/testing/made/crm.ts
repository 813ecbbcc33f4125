/** All is well. */
import type { components } from '@manzil/contract/api';
import type { Answers } from '../answers.ts';

type Schemas = components['schemas'];

export const operation = (changes: Partial<Schemas['CrmOperation']> = {}, n = 1): Schemas['CrmOperation'] => ({
  id: `0199a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  type: 'lead.created',
  reference: `MZL-WAITS-${String(n)}`,
  state: 'retry_wait',
  attempts: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  dueAt: '2026-11-20T09:00:00.000Z',
  lastErrorCode: 'crm.server_error',
  lastError: 'The CRM answered 503',
  ...changes,
});

export const crmStatus = (changes: Partial<Schemas['CrmStatus']> = {}): Schemas['CrmStatus'] => ({
  isOnline: true,
  mode: 'online',
  provider: 'sandbox',
  pendingOperations: 0,
  needPerson: 0,
  totalFailures: 12,
  uptime: 9_000_000,
  lastSuccessfulSync: '2026-11-20T08:30:00.000Z',
  breaker: { state: 'closed', since: null, nextProbeAt: null, reason: null, alert: false },
  pausedUntil: null,
  demo: false,
  pendingOperationsList: [],
  ...changes,
});

export const syncStatus = (changes: Partial<Schemas['SyncStatus']> = {}): Schemas['SyncStatus'] => ({
  provider: 'sandbox',
  status: 'success',
  lastSync: '2026-11-20T09:30:00.000Z',
  lastSyncFormatted: '20 Nov 2026, 12:30',
  durationMs: 3_200,
  durationFormatted: '3.2 s',
  fullPullMs: 95_000,
  currentPropertiesCount: 301,
  availableProperties: 287,
  crmPropertiesCount: 302,
  restrictedCount: 1,
  imageCoverage: 96.4,
  imageCount: 1_204,
  propertiesWithImages: 290,
  propertiesWithoutImages: 11,
  pictures: { waiting: 0, failing: 0, failingReferences: [] },
  referenceIdFormat: 'Mixed (Numeric & Text)',
  connection: { connected: true, problem: null },
  error: null,
  errorCode: null,
  progress: null,
  question: null,
  ...changes,
});

export const removalQuestion = (changes: Partial<Schemas['RemovalQuestion']> = {}): Schemas['RemovalQuestion'] => ({
  runId: 12,
  wouldRemove: 90,
  present: 300,
  stoppedAt: '2026-11-20T08:30:00.000Z',
  decision: null,
  decidedBy: null,
  decidedAt: null,
  examples: [{ reference: 'LUS-OF-0231', title: 'Fitted office in Lusail Marina' }],
  ...changes,
});

export const crmProvider = (changes: Partial<Schemas['CrmProvider']> = {}): Schemas['CrmProvider'] => ({
  name: 'sandbox',
  capabilities: {
    takesLeads: true,
    idempotentByKey: false,
    lookupByReference: true,
    listsReferences: true,
    takesListings: true,
    givesListings: true,
    givesDeletions: true,
    visibilityHorizonMs: 2_000,
  },
  discoveredAt: '2026-11-20T08:00:00.000Z',
  credentials: { apiKey: 'default', clientId: 'none', clientSecret: 'none', savedAt: null },
  former: [],
  untold: { listings: 0, oldestAt: null },
  ...changes,
});

export const reconciliation = (changes: Partial<Schemas['Reconciliation']> = {}): Schemas['Reconciliation'] => ({
  id: 7,
  provider: 'sandbox',
  trigger: 'schedule',
  state: 'done',
  startedAt: '2026-11-21T09:30:00.000Z',
  endedAt: '2026-11-21T09:30:04.000Z',
  from: '2026-11-20T09:30:00.000Z',
  to: '2026-11-21T09:29:40.000Z',
  progress: { done: 214, total: 214 },
  missing: 0,
  missingAgain: 0,
  duplicates: 0,
  unknownRecords: 0,
  skipped: 0,
  unanswered: 0,
  alert: false,
  errorCode: null,
  ...changes,
});

/** What both CRM screens ask for. */
export const ofTheCrm: Answers = {
  'GET /api/crm/status': crmStatus(),
  'GET /api/{crm_provider}/sync-status': syncStatus(),
  'GET /api/admin/reconciliations': [],
  'GET /api/admin/crm-provider': crmProvider(),
};
