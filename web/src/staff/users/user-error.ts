import { ApiError } from '#lib/api/api-error.ts';

const keys = {
  'user.email_taken': 'emailTaken',
  'user.last_admin': 'lastAdmin',
  'user.accepted': 'accepted',
  'user.not_found': 'gone',
  'user.disabled': 'disabled',
  'request.invalid': 'invalid',
} as const;
export type UserErrorKey = (typeof keys)[keyof typeof keys] | 'unexpected';

/** Which message a refused change of an account has. */
export function userErrorKey(error: unknown): UserErrorKey {
  const code = error instanceof ApiError ? error.code : '';
  return (keys as Record<string, UserErrorKey>)[code] ?? 'unexpected';
}
