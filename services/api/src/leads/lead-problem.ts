import { FieldChangedError, LeadFieldError } from '@manzil/core/leads/store/lead-fields';
import { UnknownAssigneeError } from '@manzil/core/leads/store/lead-writer';
import { invalidRequest, ProblemError } from '../contract/problem.ts';

/** Always throws; other errors unchanged. */
export function asLeadProblem(error: unknown): never {
  if (error instanceof FieldChangedError) throw new ProblemError('lead_field.conflict');
  if (error instanceof LeadFieldError) throw refused(error.field, error.message);
  if (error instanceof UnknownAssigneeError) throw refused('assigneeId', error.message);
  throw error;
}

const refused = (path: string, message: string) => invalidRequest([{ in: 'body', path, code: 'unknown', message }]);
