/** What a CRM does not do at all, as opposed to what it fails at. */
import { CrmUnavailableError } from './crm.ts';
import type { Outcome } from '../deliveries/delivery.ts';

const code = 'crm.not_offered';

/** The outcome of a write that the CRM has no place for: nothing was sent, nothing will be by itself, staff see it. */
export function notTaken(what: 'leads' | 'listings'): Extract<Outcome, { kind: 'rejected' }> {
  return { kind: 'rejected', httpStatus: null, code, text: `The CRM takes no ${what}`, answer: null };
}

/** What to throw where something is asked for that the CRM does not give. */
export function notGiven(what: 'listings' | 'references' | 'pictures'): CrmUnavailableError {
  return new CrmUnavailableError(`The CRM gives no ${what}`, null, null, code);
}
