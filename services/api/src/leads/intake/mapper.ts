import type { Language } from '@manzil/core/platform/language';
import type { NewLead } from '@manzil/core/leads/lead';
import type { components } from '@manzil/contract/api';
import { fingerprintOf } from './fingerprint.ts';

export type Enquiry = components['schemas']['LeadPayload'];

interface Origin {
  idempotencyKey: string | undefined;
  requestId: string;
}

/** The fingerprint is of the form as it came. */
export function newLeadFrom(body: Enquiry, { idempotencyKey, requestId }: Origin): NewLead {
  return {
    firstName: tidy(body.firstName) ?? '',
    lastName: tidy(body.lastName) ?? '',
    email: body.email.trim(),
    phone: tidy(body.phone),
    message: tidy(body.message),
    source: body.source ?? 'contact_form',
    propertyId: body.propertyId ?? null,
    agentId: body.agentId ?? null,
    page: body.page ?? null,
    language: body.language ?? languageOf(body.page),
    consent: body.consent ?? null,
    idempotency: idempotencyKey === undefined ? null : { key: idempotencyKey, fingerprint: fingerprintOf(body) },
    requestId,
  };
}

function tidy(text: string | null | undefined): string | null {
  // PostgreSQL takes no NUL
  const trimmed = (text ?? '').replaceAll('\0', '').trim();
  return trimmed === '' ? null : trimmed;
}

/** Where callers do not say it: the page's prefix. */
function languageOf(page: string | undefined): Language {
  return page !== undefined && /^\/ar(?:[/?#]|$)/.test(page) ? 'ar' : 'en';
}
