/** Why a delivery did not arrive, in words of both languages, by the code that the ledger keeps. */

const ofCrm = [
  'no_connection',
  'connection_lost',
  'timeout',
  'unauthorized',
  'forbidden',
  'address_unknown',
  'too_early',
  'too_many_requests',
  'answer_unreadable',
  'answer_older',
  'rejected',
  'missing',
  'no_lookup',
  'lookup_failed',
  'not_offered',
  'provider_changed',
  'credentials_unreadable',
] as const;
const ofMail = [
  'unreachable',
  'timeout',
  'later',
  'refuses_us',
  'unauthorized',
  'no_tls',
  'recipient_refused',
  'refused',
  'no_answer',
  'not_kept',
] as const;

export interface Reason {
  key:
    | `adminDeliveries:reasons.${(typeof ofCrm)[number] | OwnReason}`
    | `adminLeads:mail.reasons.${(typeof ofMail)[number]}`;
  /** Filled in where the message has a place for it. */
  values: { status: string };
}
type OwnReason = 'answered' | 'server_error' | 'worker_stopped' | 'waited_too_long' | 'subject_gone' | 'other';

/**
 * The message for a code.
 * @param status what was answered, as the page writes it; null when there was no answer
 */
export function reasonOf(code: string | null, status: string | null): Reason {
  const crm = ofCrm.find((one) => `crm.${one}` === code);
  const values = { status: status ?? '' };
  if (crm !== undefined) return { key: `adminDeliveries:reasons.${crm}`, values };
  const mail = ofMail.find((one) => `mail.${one}` === code);
  if (mail !== undefined) return { key: `adminLeads:mail.reasons.${mail}`, values };
  return { key: `adminDeliveries:reasons.${ownReason(code ?? '', status)}`, values };
}

function ownReason(code: string, status: string | null): OwnReason {
  if (code === 'delivery.lease_expired') return 'worker_stopped';
  if (code === 'delivery.waited_too_long') return 'waited_too_long';
  if (code === 'delivery.subject_gone') return 'subject_gone';
  // only a CRM has a status that says more than the code
  if (code.startsWith('crm.') && status !== null) return 'answered';
  return code === 'crm.server_error' ? 'server_error' : 'other';
}
