import type { components } from '@manzil/contract/api';
import type { Answers } from '../answers.ts';
import { exampleAnswers } from '../contract.ts';
import { officeSettings } from './office.ts';
import { crmStatus, syncStatus } from './crm.ts';

type Schemas = components['schemas'];

/** OpenAI has a key, Anthropic's is unreadable, Gemini has none. */
export const chatSettings = (changes: Partial<Schemas['ChatSettings']> = {}): Schemas['ChatSettings'] => ({
  enabled: true,
  provider: 'openai',
  autoResponse: false,
  leadGeneration: true,
  assistants: [
    { provider: 'openai', model: 'gpt-4.1-mini', keyState: 'stored', keySavedAt: '2026-11-21T10:05:00Z' },
    { provider: 'anthropic', model: 'claude-haiku-4-5', keyState: 'unreadable', keySavedAt: null },
    { provider: 'gemini', model: 'gemini-2.5-flash-lite', keyState: 'none', keySavedAt: null },
  ],
  ...changes,
});

export const marketingSettings = (
  changes: Partial<Schemas['MarketingSettings']> = {},
): Schemas['MarketingSettings'] => ({
  googleAnalytics: { enabled: true, id: 'G-AB12CD34EF' },
  metaPixel: { enabled: false, id: '123456789012345' },
  tiktokPixel: { enabled: false, id: null },
  fromEnvironment: null,
  ...changes,
});

export const syncSchedule = (changes: Partial<Schemas['SyncSchedule']> = {}): Schemas['SyncSchedule'] => ({
  scheduleTime: '*/15 * * * *',
  isActive: true,
  lastRun: null,
  nextRuns: [],
  ...changes,
});

/** What the settings page asks for. */
export const settingsDesk = (changes: Partial<Schemas['Settings']> = {}, answers: Answers = {}): Answers => ({
  ...exampleAnswers,
  'GET /api/crm/status': crmStatus(),
  'GET /api/{crm_provider}/sync-status': syncStatus(),
  'GET /api/admin/settings': {
    chat: chatSettings(),
    marketing: marketingSettings(),
    schedule: syncSchedule(),
    publishing: { minimum: null, needsMandate: false },
    office: officeSettings(),
    ...changes,
  },
  ...answers,
});
