/** Why an enquiry was not taken, or that this is not known, as far as the visitor must know. */
import type { components } from '@manzil/contract/api';
import { ApiError, codeOf } from '#lib/api/api-error.ts';
import { isUnclear } from '#lib/api/until-clear.ts';
import { ownValue } from '#lib/own-value.ts';

type ProblemCode = components['schemas']['ProblemCode'];
export type LeadFailure = 'captcha' | 'spam' | 'rate-limit' | 'unclear' | 'other';

/** What the form does about each refusal of an enquiry; a new one must be told here. */
const failures = {
  'lead.captcha_failed': 'captcha',
  'lead.captcha_expired': 'captcha',
  'lead.captcha_used': 'captcha',
  'lead.spam': 'spam',
  'lead.honeypot': 'spam',
  'lead.rate_limited': 'rate-limit',
  'lead.unclear': 'unclear',
  // of staff's pages
  'lead.not_found': 'other',
  'lead.person_changed': 'other',
  'lead.confirmation_wrong': 'other',
  'request.rate_limited': 'rate-limit',
} as const satisfies Record<Extract<ProblemCode, `lead.${string}`> | 'request.rate_limited', LeadFailure>;

/** Reads the refusal: first its code, then the words of the specification, for what was refused before it reached us. */
export function classifyFailure(error: unknown): LeadFailure {
  if (isUnclear(error)) return 'unclear';
  const known = ownValue<LeadFailure>(failures, codeOf(error));
  if (known !== undefined) return known;
  const words = error instanceof ApiError ? error.message : '';
  if (/captcha|verification failed/i.test(words)) return 'captcha';
  if (/rate limit/i.test(words)) return 'rate-limit';
  return /spam/i.test(words) ? 'spam' : 'other';
}
