import { ownValue } from '@manzil/core/platform/own-value';

/** Codes whose message has the same name. */
const ofCrm = [
  'no_connection',
  'connection_lost',
  'timeout',
  'unavailable',
  'unauthorized',
  'forbidden',
  'address_unknown',
  'foreign_address',
  'not_this_protocol',
  'not_configured',
  'setup_incomplete',
  'token_unreadable',
  'credentials_unreadable',
  'too_early',
  'too_many_requests',
  'answer_unreadable',
  'answer_older',
  'answer_foreign',
  'answer_unconfirmed',
  'conflict_unreadable',
  'changed_meanwhile',
  'newer_there',
  'perhaps_gone',
  'record_gone',
  'contact_gone',
  'association_missing',
  'association_left',
  'id_taken',
  'rejected',
  'not_taken',
  'not_offered',
  'missing',
  'missing_again',
  'no_lookup',
  'lookup_failed',
  'lookup_foreign',
  'question_refused',
  'pages_in_circles',
  'provider_changed',
  'cancelled',
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
const ofOurs = {
  'breaker.open': 'paused',
  'crm.provider_failed': 'broken',
  'mail.broken': 'broken',
  'delivery.lease_expired': 'worker_stopped',
  'delivery.no_attempt': 'no_attempt',
  'delivery.waited_too_long': 'waited_too_long',
  'delivery.subject_gone': 'subject_gone',
} as const;

type OwnReason = (typeof ofOurs)[keyof typeof ofOurs] | 'answered' | 'server_error' | 'unexpected_answer' | 'other';

export interface Reason {
  key:
    | `adminDeliveries:reasons.${(typeof ofCrm)[number] | OwnReason}`
    | `adminLeads:mail.reasons.${(typeof ofMail)[number]}`;
  values: { status: string };
}

/** @param status as the page writes it; null when there was no answer */
export function reasonOf(code: string | null, status: string | null): Reason {
  const crm = ofCrm.find((one) => `crm.${one}` === code);
  const values = { status: status ?? '' };
  if (crm !== undefined) return { key: `adminDeliveries:reasons.${crm}`, values };
  const mail = ofMail.find((one) => `mail.${one}` === code);
  if (mail !== undefined) return { key: `adminLeads:mail.reasons.${mail}`, values };
  return { key: `adminDeliveries:reasons.${ownReason(code ?? '', status)}`, values };
}

/** Whether the other side's words tell more than ours. */
export function saysMore(code: string | null): boolean {
  return (
    code !== null &&
    /^crm\.(rejected|not_taken|setup_incomplete|question_refused|server_error|unexpected_answer|unavailable)$|^mail\./.test(
      code,
    )
  );
}

function ownReason(code: string, status: string | null): OwnReason {
  const ours = ownValue<OwnReason>(ofOurs, code);
  if (ours !== undefined) return ours;
  // only a CRM's status says more than its code
  if (code.startsWith('crm.') && status !== null) return 'answered';
  if (code === 'crm.server_error') return 'server_error';
  return code === 'crm.unexpected_answer' ? 'unexpected_answer' : 'other';
}
