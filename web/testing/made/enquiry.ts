import type { Answer } from '../answers.ts';

export const enquiry = {
  fullName: 'Noura Al Kuwari Q',
  email: 'noura@example.com',
  phone: '55550101',
  message: 'Hello',
} as const;

export const question = (n = 1) =>
  ({ question: `${String(n)} + 4`, token: `token-${String(n)}` }) satisfies Answer<'GET /api/captcha'>;

export const receipt = { id: 1207, referenceId: 'MZL-TEST-1207', status: 'new' } as const;
