/** Enquiries for tests: what the form asks for and what the api answers. */
import type { Answer } from '../answers.ts';

/** What somebody types. */
export const enquiry = {
  fullName: 'Noura Al Kuwari Q',
  email: 'noura@example.com',
  phone: '55550101',
  message: 'Hello',
} as const;

/** A question of the captcha; `n` tells one from the next. */
export const question = (n = 1) =>
  ({ question: `${String(n)} + 4`, token: `token-${String(n)}` }) satisfies Answer<'GET /api/captcha'>;

/** Says that an enquiry is stored. */
export const receipt = { id: 1207, referenceId: 'MZL-TEST-1207', status: 'new' } as const;
