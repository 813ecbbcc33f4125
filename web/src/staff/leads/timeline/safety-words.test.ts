import { expect, it } from 'vitest';
import type { LeadSafety } from '../api/timeline.ts';
import { safetySentence } from './safety-words.ts';

const safety: LeadSafety = {
  kind: 'waiting',
  inCrm: false,
  crmId: null,
  since: null,
  again: false,
  nextTryAt: '2026-11-21T09:31:00.000Z',
  waitingSince: '2026-11-21T09:30:00.000Z',
  missingAt: null,
  attempts: 0,
  httpStatus: null,
  errorCode: null,
  error: null,
};

it.each<[Partial<LeadSafety>, string, string]>([
  [{ kind: 'in_crm', inCrm: true, crmId: 'L-1' }, 'inCrm', 'safe'],
  [{ kind: 'in_crm', inCrm: true }, 'inCrmNoId', 'safe'],
  [{}, 'waitingFirst', 'moving'],
  [{ attempts: 2, errorCode: 'crm.server_error' }, 'waiting', 'moving'],
  [{ again: true, attempts: 2, errorCode: 'crm.server_error' }, 'again', 'moving'],
  [{ kind: 'sending' }, 'sending', 'moving'],
  [{ kind: 'checking' }, 'checking', 'moving'],
  [{ kind: 'refused' }, 'refused', 'stuck'],
  [{ kind: 'parked' }, 'parked', 'stuck'],
  [{ kind: 'missing', missingAt: '2026-11-22T09:00:00.000Z' }, 'missing', 'stuck'],
  [{ kind: 'not_sent' }, 'notSent', 'quiet'],
  [{ inCrm: true, attempts: 2, errorCode: 'crm.timeout' }, 'changeWaiting', 'moving'],
  [{ kind: 'checking', inCrm: true }, 'changeWaiting', 'moving'],
  [{ kind: 'sending', inCrm: true }, 'changeSending', 'moving'],
  [{ kind: 'refused', inCrm: true }, 'changeRefused', 'stuck'],
  [{ kind: 'parked', inCrm: true }, 'changeParked', 'stuck'],
])('%j is said as %s, %s', (changes, key, tone) => {
  expect(safetySentence({ ...safety, ...changes })).toEqual({ key, tone });
});
