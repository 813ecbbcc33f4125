import { UserWriteError, type UserRefusal } from '@manzil/core/accounts/store/user-writer';
import { ProblemError, type ProblemCode } from '../../contract/problem.ts';

const codes: Record<UserRefusal, ProblemCode> = {
  email_taken: 'user.email_taken',
  member_unknown: 'user.member_unknown',
  last_admin: 'user.last_admin',
  role_unknown: 'role.unknown',
  username_taken: 'auth.username_taken',
};

/** Always throws; other errors unchanged. */
export function asUserProblem(error: unknown): never {
  if (error instanceof UserWriteError) throw new ProblemError(codes[error.refusal], { cause: error });
  throw error;
}
