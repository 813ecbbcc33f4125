import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { looksLikeAddress, subscriptionFailure } from './subscription.ts';

it.each(['', '  ', 'nowhere'])('asks for an address instead of "%s" [P-289]', (email) => {
  expect(looksLikeAddress(email)).toBe(false);
});

it('leaves the rest of the check to the server', () => {
  expect(looksLikeAddress(' a@b ')).toBe(true);
});

it('tells an address that the server refuses from a failure, and from what nobody knows [P-361 P-362]', () => {
  const refusal = { code: 'request.invalid', errors: [{ in: 'body', path: 'email', code: 'format', message: '' }] };
  expect(subscriptionFailure(new ApiError(400, '', JSON.stringify(refusal)))).toBe('invalid');
  expect(subscriptionFailure(new ApiError(429, '', '{"code":"lead.rate_limited"}'))).toBe('failed');
  expect(subscriptionFailure(new ApiError(503, '', '{"code":"server.unavailable"}'))).toBe('failed');
  expect(subscriptionFailure(new ApiError(503, '', '{"code":"lead.unclear"}'))).toBe('unclear');
  expect(subscriptionFailure(new TypeError('Failed to fetch'))).toBe('unclear');
});
