/** What handlers of writes share: who writes, and what a refused write is called outside. */
import type { SignedInUser } from '@manzil/core/domain/user';
import { PropertyWriteError, type PropertyWriteProblem } from '@manzil/core/persistence/property-rows';
import type { PropertyWriting } from '@manzil/core/persistence/property-writer';
import type { components } from '../contract/generated.ts';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/** Who writes, for the audit log and the CRM's deliveries. */
export function writingOf(
  { env, crm }: Pick<ApiDeps, 'env' | 'crm'>,
  { user, requestId }: { user: SignedInUser; requestId: string },
): PropertyWriting {
  return { actor: user, requestId, provider: crm.takesListings ? env.CRM_PROVIDER : null };
}

const refusals: Record<PropertyWriteProblem, () => ProblemError> = {
  missing: () => new ProblemError('property.not_found'),
  conflict: () => new ProblemError('property.conflict'),
  reference_taken: () => new ProblemError('property.reference_taken'),
  reference_fixed: () => fieldProblem('referenceId', 'fixed', 'The CRM knows this listing by its reference'),
  unknown_agent: () => fieldProblem('agentId', 'unknown', 'There is no such team member'),
};

/** Turns what the writers refuse into declared refusals. */
export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PropertyWriteError ? refusals[error.problem]() : error;
  }
}

function fieldProblem(path: keyof components['schemas']['PropertyPatch'], code: string, message: string): ProblemError {
  return invalidRequest([{ in: 'body', path, code, message }]);
}
