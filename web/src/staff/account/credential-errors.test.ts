import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { credentialErrorKey } from './credential-errors.ts';

it.each([
  ['auth.incorrect_current_password', 'incorrectCurrentPassword'],
  ['auth.passwords_do_not_match', 'passwordsDoNotMatch'],
  ['auth.password_too_short', 'passwordTooShort'],
  ['server.error', 'unexpected'],
])('%s is shown as %s [A-394]', (code, key) => {
  expect(credentialErrorKey(new ApiError(422, '', JSON.stringify({ code })))).toBe(key);
});

it('a lost connection is unexpected', () => {
  expect(credentialErrorKey(new TypeError('Failed to fetch'))).toBe('unexpected');
});
