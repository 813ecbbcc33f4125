/** No IO. */
import type { LeadSafety } from '../api/timeline.ts';

export type SafetyTone = 'safe' | 'moving' | 'stuck' | 'quiet';

type SentenceKey =
  | 'inCrm'
  | 'inCrmNoId'
  | 'sending'
  | 'checking'
  | 'waitingFirst'
  | 'waiting'
  | 'again'
  | 'refused'
  | 'parked'
  | 'missing'
  | 'unconfirmed'
  | 'notSent'
  | 'changeSending'
  | 'changeWaiting'
  | 'changeRefused'
  | 'changeParked';

/** The tone says the same at a glance. */
export function safetySentence(safety: LeadSafety): { key: SentenceKey; tone: SafetyTone } {
  const { kind, inCrm, crmId, again } = safety;
  switch (kind) {
    case 'in_crm':
      return { key: crmId === null ? 'inCrmNoId' : 'inCrm', tone: 'safe' };
    case 'sending':
      return { key: inCrm ? 'changeSending' : 'sending', tone: 'moving' };
    case 'checking':
      return { key: inCrm ? 'changeWaiting' : 'checking', tone: 'moving' };
    case 'waiting':
      return {
        key: inCrm ? 'changeWaiting' : again ? 'again' : hasFailed(safety) ? 'waiting' : 'waitingFirst',
        tone: 'moving',
      };
    case 'refused':
      return { key: inCrm ? 'changeRefused' : 'refused', tone: 'stuck' };
    case 'parked':
      return { key: inCrm ? 'changeParked' : 'parked', tone: 'stuck' };
    case 'missing':
      return { key: 'missing', tone: 'stuck' };
    case 'unconfirmed':
      return { key: 'unconfirmed', tone: 'quiet' };
    case 'not_sent':
      return { key: 'notSent', tone: 'quiet' };
  }
}

const hasFailed = ({ attempts, errorCode }: LeadSafety): boolean => attempts > 0 && errorCode !== null;
