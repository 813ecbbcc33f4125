import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { classifyFailure } from './failure.ts';

const problem = (status: number, code: string, detail: string) =>
  new ApiError(status, 'Refused', JSON.stringify({ status, code, detail, requestId: 'r' }));

it.each([
  [problem(422, 'lead.captcha_failed', 'CAPTCHA verification failed. Please try again.'), 'captcha'],
  [problem(422, 'lead.captcha_expired', 'The CAPTCHA is too old.'), 'captcha'],
  [problem(422, 'lead.captcha_used', 'This CAPTCHA was answered before.'), 'captcha'],
  [problem(422, 'lead.spam', 'Flagged as potential spam.'), 'spam'],
  [problem(422, 'lead.honeypot', 'Flagged as potential spam.'), 'spam'],
  [problem(429, 'lead.rate_limited', 'The rate limit is reached.'), 'rate-limit'],
  [problem(503, 'server.unavailable', 'Try again.'), 'other'],
  [new ApiError(400, 'Bad Request', 'verification failed'), 'captcha'],
  [new ApiError(429, 'Too Many Requests', 'rate limit exceeded'), 'rate-limit'],
  [new ApiError(400, 'Bad Request', 'Looks like spam'), 'spam'],
  [problem(500, 'server.error', 'Something went wrong.'), 'other'],
  [problem(503, 'lead.unclear', 'It is not known yet.'), 'unclear'],
  [new TypeError('Failed to fetch'), 'unclear'],
])('%s is %s', (error, expected) => {
  expect(classifyFailure(error)).toBe(expected);
});
