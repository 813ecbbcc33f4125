import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

const body = JSON.stringify({ code: 'lead.spam', detail: 'Flagged as spam.', requestId: 'req-1' });

it('has the status, a colon and the body as its message [P-347]', () => {
  expect(new ApiError(422, 'Unprocessable', body).message).toBe(`422: ${body}`);
});

it('has the status text when the body is empty [P-348]', () => {
  expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
});

it('carries what a problem document says', () => {
  const error = new ApiError(422, 'Unprocessable', body);
  expect(error).toMatchObject({ status: 422, code: 'lead.spam', detail: 'Flagged as spam.', requestId: 'req-1' });
});

it('takes a text that is no document as the detail', () => {
  expect(new ApiError(500, 'Error', '<html>')).toMatchObject({ code: '', detail: '<html>', requestId: '' });
});

it('reads Retry-After from the answer', async () => {
  const response = new Response(body, { status: 429, headers: { 'Retry-After': '30' } });
  expect(await ApiError.from(response)).toMatchObject({ status: 429, retryAfter: 30 });
});
