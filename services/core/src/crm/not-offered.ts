import { CrmUnavailableError } from './crm.ts';
import type { Outcome } from '../deliveries/delivery.ts';

const code = 'crm.not_offered';

/** Nothing was sent nor will be; staff see it. */
export function notTaken(what: 'leads' | 'listings'): Extract<Outcome, { kind: 'rejected' }> {
  return { kind: 'rejected', httpStatus: null, code, text: `The CRM takes no ${what}`, answer: null };
}

export function notGiven(what: 'listings' | 'references' | 'pictures'): CrmUnavailableError {
  return new CrmUnavailableError(`The CRM gives no ${what}`, null, null, code);
}
