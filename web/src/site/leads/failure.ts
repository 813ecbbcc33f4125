import type { components } from '@manzil/contract/api';
import { ApiError, codeOf } from '#lib/api/api-error.ts';
import { isUnclear } from '#lib/api/until-clear.ts';
import { ownValue } from '@manzil/core/platform/own-value';

type ProblemCode = components['schemas']['ProblemCode'];
export type LeadFailure = 'captcha' | 'spam' | 'rate-limit' | 'unclear' | 'other';

/** Each refusal of the contract; a new one must be named to compile. */
const failures = {
  'lead.captcha_failed': 'captcha',
  'lead.captcha_expired': 'captcha',
  'lead.captcha_used': 'captcha',
  'lead.spam': 'spam',
  'lead.honeypot': 'spam',
  'lead.rate_limited': 'rate-limit',
  'lead.unclear': 'unclear',
  // only on pages of staff
  'lead.not_found': 'other',
  'lead.person_changed': 'other',
  'lead.contact_masked': 'other',
  'lead.confirmation_wrong': 'other',
  'request.rate_limited': 'rate-limit',
} as const satisfies Record<Extract<ProblemCode, `lead.${string}`> | 'request.rate_limited', LeadFailure>;

/** By the code; without one, the specification's words. */
export function classifyFailure(error: unknown): LeadFailure {
  if (isUnclear(error)) return 'unclear';
  const known = ownValue<LeadFailure>(failures, codeOf(error));
  if (known !== undefined) return known;
  const words = error instanceof ApiError ? error.message : '';
  if (/captcha|verification failed/i.test(words)) return 'captcha';
  if (/rate limit/i.test(words)) return 'rate-limit';
  return /spam/i.test(words) ? 'spam' : 'other';
}
