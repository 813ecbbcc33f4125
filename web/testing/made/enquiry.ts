import type { Answer } from '../answers.ts';

export const enquiry = {
  fullName: 'Noura Al Kuwari Q',
  email: 'noura@example.com',
  phone: '55550101',
  message: 'Hello',
} as const;

export const question = (n = 1) =>
  ({ question: `${String(n)} + 4`, token: `token-${String(n)}` }) satisfies Answer<'GET /api/captcha'>;

export const link = '5f2b0c6f8d3a4e1b9c7d2a6e4f8b1c3d';

/** On a Saturday. */
export const next = {
  kind: 'closed',
  closesAt: null,
  opensAt: '2026-11-29T06:00:00.000Z',
  opensInDays: 1,
} as const satisfies Answer<'GET /api/enquiries/{enquiry}'>['next'];

export const receipt = { id: 1207, referenceId: 'MZL-TEST-1207', status: 'new', link, next } as const;

export const standing = {
  referenceId: receipt.referenceId,
  receivedAt: '2026-11-28T07:41:00.000Z',
  crmAt: null,
  assigned: false,
  answered: false,
  next,
  endsAt: '2027-02-26T07:41:00.000Z',
} as const satisfies Answer<'GET /api/enquiries/{enquiry}'>;
