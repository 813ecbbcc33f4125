import { UnknownAssigneeError } from '@manzil/core/leads/store/lead-writer';
import { invalidRequest } from '../contract/problem.ts';

/** Always throws; other errors unchanged. */
export function asLeadProblem(error: unknown): never {
  if (!(error instanceof UnknownAssigneeError)) throw error;
  throw invalidRequest([{ in: 'body', path: 'assigneeId', code: 'unknown', message: error.message }]);
}
