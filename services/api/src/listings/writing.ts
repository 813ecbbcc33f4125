import { frameOfMedia, mediaHosts } from '@manzil/core/platform/media-hosts';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { fieldOfPart } from '@manzil/core/listings/completeness';
import {
  PropertyIncompleteError,
  PropertyWriteError,
  type PropertyWriteProblem,
} from '@manzil/core/listings/store/property-rows';
import type { PropertyWriting } from '@manzil/core/listings/store/property-writer';
import type { components } from '@manzil/contract/api';
import { invalidRequest, ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';

/**
 * "Takes no listings" is read anew: another process may know otherwise, and without a delivery nothing is ever sent.
 */
export async function writingOf(
  { env, crm, provider }: Pick<ApiDeps, 'env' | 'crm' | 'provider'>,
  { user, requestId }: { user: SignedInUser; requestId: string },
): Promise<PropertyWriting> {
  if (!crm.takesListings) await provider.recall();
  return { actor: user, requestId, provider: crm.takesListings ? env.CRM_PROVIDER : null };
}

const refusals: Record<Exclude<PropertyWriteProblem, 'incomplete'>, () => ProblemError> = {
  deal_missing: () => fieldProblem('deal', 'required', 'Say whether the listing is for rent or for sale'),
  deal_contradicts: () =>
    fieldProblem('status', 'deal', 'This status belongs to the other deal: change the deal as well'),
  mandate_missing: () => new ProblemError('property.mandate_missing'),
  missing: () => new ProblemError('property.not_found'),
  conflict: () => new ProblemError('property.conflict'),
  reference_taken: () => new ProblemError('property.reference_taken'),
  reference_fixed: () => fieldProblem('referenceId', 'fixed', 'The CRM knows this listing by its reference'),
  unknown_agent: () => fieldProblem('agentId', 'unknown', 'There is no such team member'),
};

export async function refusing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof PropertyWriteError ? refusalOf(error) : error;
  }
}

function refusalOf(error: PropertyWriteError): ProblemError {
  if (error instanceof PropertyIncompleteError) return incomplete(error);
  return refusals[error.problem as keyof typeof refusals]();
}

function incomplete({ found: { score, missing }, minimum }: PropertyIncompleteError): ProblemError {
  return new ProblemError('property.incomplete', {
    detail: `It has ${String(score)} of 100 points, and publishing needs ${String(minimum)}. Missing: ${missing.join(', ')}.`,
    errors: missing.map((part) => ({
      in: 'body',
      path: fieldOfPart(part),
      code: 'incomplete',
      message: `${part} is missing`,
    })),
  });
}

function fieldProblem(path: keyof components['schemas']['PropertyPatch'], code: string, message: string): ProblemError {
  return invalidRequest([{ in: 'body', path, code, message }]);
}

/** The contract knows the hosts; an address of theirs must also name a video or a tour. @throws ProblemError */
export function demandFramed(given: Pick<components['schemas']['PropertyPatch'], 'videoUrl' | 'tourUrl'>): void {
  const names = mediaHosts.map(({ name }) => name).join(', ');
  for (const field of ['videoUrl', 'tourUrl'] as const)
    if (given[field]?.trim() && frameOfMedia(given[field].trim()) === null)
      throw fieldProblem(field, 'not_framed', `This is no address of a video or tour on one of these: ${names}`);
}
