/** The lead's record is looked for, the contact settled, the record made: each step is repeatable. */
import type { Outcome } from '../../deliveries/delivery.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import type { CallFrame, HubspotApi } from './api.ts';
import { readContact, settleContact } from './contacts.ts';
import { changeEnquiry, makeEnquiry, readEnquiry, type Enquiry } from './enquiries.ts';
import { leftBehind, standWithPerson, whoseIs } from './stand-with-person.ts';
import { personalValuesOf } from '../sent-text.ts';
import { newEnquiry, ownProperties } from './mapping.ts';
import type { HubspotObject } from './names.ts';
import type { EnquiryPlace, Places } from './places.ts';
import type { Problem } from './problem.ts';

/** Then a contact may be left: an erasure must know. */
export const contactMark = 'contact: ';

/** Never throws for HubSpot. */
export async function sendLead(
  api: HubspotApi,
  places: Places,
  record: LeadRecord,
  signal: AbortSignal,
): Promise<Outcome> {
  const frame = { signal, personal: personalValuesOf(record) };
  const { object } = places;
  const found = await readEnquiry(api, frame, object, record.reference);
  if (!found.ok) return notWritten(found.problem, null);
  if (found.value !== null) return bringUpToDate(api, frame, object, record, found.value);
  const place = await places.find(frame);
  if (!place.ok) return notWritten(place.problem, null);
  const contact = await settleContact(api, frame, whoseIs(record));
  if (!contact.ok) return notWritten(contact.problem, leftBehind(contact.problem));
  return makeRecord(api, frame, place.value, record, contact.value);
}

async function makeRecord(
  api: HubspotApi,
  frame: CallFrame,
  place: EnquiryPlace,
  record: LeadRecord,
  contactId: string,
): Promise<Outcome> {
  const made = await makeEnquiry(api, frame, place.object, newEnquiry(record, place), contactId);
  if (made.ok) return delivered(made.value, made.status);
  if (made.problem.reason === 'invalid') return refusedRecord(api, frame, made.problem, contactId);
  if (made.problem.reason !== 'conflict') return perhapsWritten(made.problem, contactId);
  // made in between, perhaps by a late call of ours
  const found = await readEnquiry(api, frame, place.object, record.reference);
  if (!found.ok) return notWritten(found.problem, contactId);
  if (found.value === null) return notWritten(made.problem, contactId);
  return bringUpToDate(api, frame, place.object, record, found.value);
}

/** Its contact may be gone: the next try settles it anew. Else for good. */
async function refusedRecord(api: HubspotApi, frame: CallFrame, refusal: Problem, contactId: string): Promise<Outcome> {
  const contact = await readContact(api, frame, contactId);
  if (contact.ok) return notWritten(refusal, contactId);
  const gone = { code: 'crm.contact_gone', text: 'The contact is not there any more' } as const;
  return notWritten({ ...contact.problem, ...(contact.problem.reason === 'not_found' && gone) }, contactId);
}

/** The staff's, but for our properties, a missing contact and whose we say it is. The version comes last: before it all is repeated. */
async function bringUpToDate(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  record: LeadRecord,
  enquiry: Enquiry,
): Promise<Outcome> {
  const stands = await standWithPerson(api, frame, object, record, enquiry);
  if (!stands.ok) return notWritten(stands.problem, stands.contactId);
  // ours by its reference: this version or a newer one is there
  if (enquiry.version >= record.version) return delivered(enquiry.id, 200);
  const changed = await changeEnquiry(api, frame, object, enquiry.id, ownProperties(record));
  return changed.ok ? delivered(changed.value, changed.status) : perhapsWritten(changed.problem, null);
}

function delivered(externalId: string, httpStatus: number): Outcome {
  return { kind: 'delivered', externalId, httpStatus, answer: `id: ${externalId}` };
}

/** Repeatable: try again. */
function notWritten(problem: Problem, contactId: string | null): Outcome {
  const { code, text, status } = problem;
  const answer = keptAnswer(problem, contactId);
  if (problem.reason === 'invalid' || problem.reason === 'invalid_email')
    return { kind: 'rejected', httpStatus: status ?? 400, code, text, answer };
  return {
    kind: 'retry',
    // a missing contact says nothing about our address or key, by which a 404 is judged
    httpStatus: problem.reason === 'not_found' ? null : status,
    code,
    text,
    answer,
    retryAfterMs: problem.retryAfterMs,
    alert: ['refused', 'setup', 'conflict', 'unexpected'].includes(problem.reason),
  };
}

/** It may be there: the failed call writes it. */
function perhapsWritten(problem: Problem, contactId: string | null): Outcome {
  if (problem.reason !== 'ambiguous') return notWritten(problem, contactId);
  const { code, text, status, retryAfterMs } = problem;
  return { kind: 'unknown', httpStatus: status, code, text, retryAfterMs, answer: keptAnswer(problem, contactId) };
}

function keptAnswer({ answer }: Problem, contactId: string | null): string | null {
  const parts = [...(contactId === null ? [] : [`${contactMark}${contactId}`]), ...(answer === null ? [] : [answer])];
  return parts.length === 0 ? null : parts.join(', ').slice(0, 200);
}
