/** Why an enquiry was not taken, or that this is not known, as far as the visitor must know. */
import { ApiError } from '#lib/api/api-error.ts';
import { isUnclear } from '#lib/api/until-clear.ts';

export type LeadFailure = 'captcha' | 'spam' | 'rate-limit' | 'unclear' | 'other';

/** Reads the refusal: first its code, then the words that the contract promises in its text. */
export function classifyFailure(error: unknown): LeadFailure {
  if (isUnclear(error)) return 'unclear';
  if (!(error instanceof ApiError)) return 'other';
  if (error.code.startsWith('lead.captcha_')) return 'captcha';
  if (error.code === 'lead.spam' || error.code === 'lead.honeypot') return 'spam';
  if (error.code === 'lead.rate_limited' || error.code === 'request.rate_limited') return 'rate-limit';
  if (/captcha|verification failed/i.test(error.message)) return 'captcha';
  if (/rate limit/i.test(error.message)) return 'rate-limit';
  if (/spam/i.test(error.message)) return 'spam';
  return 'other';
}
