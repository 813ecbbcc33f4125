import { ApiError } from '#lib/api/api-error.ts';

/** The keys of the specification, and what else the server may refuse. */
const keys = {
  'auth.incorrect_current_password': 'incorrectCurrentPassword',
  'auth.passwords_do_not_match': 'passwordsDoNotMatch',
  'auth.password_too_short': 'passwordTooShort',
  'auth.password_unchanged': 'passwordUnchanged',
  'auth.username_taken': 'usernameTaken',
  'auth.rate_limited': 'tooManyAttempts',
  'request.invalid': 'usernameNotAllowed',
} as const;
export type CredentialErrorKey = (typeof keys)[keyof typeof keys] | 'unexpected';

/** Which message a refused change of credentials has. The server decides, in the order of the specification. */
export function credentialErrorKey(error: unknown): CredentialErrorKey {
  const code = error instanceof ApiError ? error.code : '';
  return (keys as Record<string, CredentialErrorKey>)[code] ?? 'unexpected';
}
