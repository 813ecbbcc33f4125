/**
 * A deal or ticket stands with the contact of its lead's person. HubSpot's merge of contacts cannot be undone (decision 63), so when
 * staff make two people one the contacts stay two, and the record moves. Every step may be repeated.
 */
import type { LeadRecord, MovedLead, PersonIdentity } from '../../leads/lead.ts';
import type { CallFrame, HubspotApi, Reply } from './api.ts';
import { contactsOf, readContacts, settleContact } from './contacts.ts';
import { associateContact, readEnquiry, removeContact, type Enquiry } from './enquiries.ts';
import type { HubspotObject } from './names.ts';
import type { Problem } from './problem.ts';

/** `contactId`: it may be left, which an erasure must know. */
export type Standing = { ok: true } | { ok: false; problem: Problem; contactId: string | null };

interface Move {
  api: HubspotApi;
  frame: CallFrame;
  object: HubspotObject;
  record: LeadRecord;
}

export const whoseIs = (record: LeadRecord): PersonIdentity => record.moved?.person ?? record;

/** The failed call may have made a contact. */
export function leftBehind({ reason }: Problem): string | null {
  return reason === 'ambiguous' ? 'perhaps' : null;
}

/** Once the moved version is there, what staff change in HubSpot stays; only a record without a contact gets one. */
export async function standWithPerson(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  record: LeadRecord,
  enquiry: Enquiry,
): Promise<Standing> {
  const moved = record.moved !== null && enquiry.version < record.moved.version ? record.moved : null;
  if (moved === null && enquiry.contactIds.length > 0) return { ok: true };
  const contact = await settleContact(api, frame, whoseIs(record));
  if (!contact.ok) return failed(contact.problem, leftBehind(contact.problem));
  const move = { api, frame, object, record };
  const there = await join(move, enquiry, moved, contact.value);
  if (!there.ok) return failed(there.problem, contact.value);
  const left = moved === null ? there : await leave(move, there.value, moved, contact.value);
  return left.ok ? { ok: true } : failed(left.problem, contact.value);
}

/** First, so that the record never stands without a contact. @returns it, with the contact */
async function join(move: Move, enquiry: Enquiry, moved: MovedLead | null, contactId: string): Promise<Reply<Enquiry>> {
  const { api, frame, object } = move;
  if (enquiry.contactIds.includes(contactId)) return { ok: true, value: enquiry, status: 200 };
  let associated = await associateContact(api, frame, object, enquiry.id, contactId);
  if (isRefused(associated) && moved !== null) {
    // an administrator may allow one contact alone
    const left = await leave(move, enquiry, moved, contactId);
    if (!left.ok) return left;
    associated = await associateContact(api, frame, object, enquiry.id, contactId);
  }
  if (!associated.ok) return associated;
  // the comparison sees no associations: look once
  return lookFor(move, ({ contactIds }) => contactIds.includes(contactId), notAssociated);
}

const isRefused = (reply: Reply<null>): boolean => !reply.ok && reply.problem.status === 400;

/** What staff associated stays: only whom the lead stood with by us goes. */
async function leave(move: Move, enquiry: Enquiry, { from }: MovedLead, contactId: string): Promise<Reply<Enquiry>> {
  const { api, frame, object, record } = move;
  const others = enquiry.contactIds.filter((id) => id !== contactId);
  const gone: string[] = [];
  for (let at = 0; at < others.length; at += mostOfBatch) {
    const page = others.slice(at, at + mostOfBatch);
    const read = await readContacts(api, frame, page);
    if (!read.ok) return read;
    const theirs = [record, ...from].flatMap((person) => contactsOf(person, read.value));
    gone.push(...new Set(theirs.map(({ id }) => id).filter((id) => page.includes(id))));
  }
  if (gone.length === 0) return { ok: true, value: enquiry, status: 200 };
  for (const id of gone) {
    const removed = await removeContact(api, frame, object, enquiry.id, id);
    if (!removed.ok) return removed;
  }
  return lookFor(move, ({ contactIds }) => !gone.some((id) => contactIds.includes(id)), stillAssociated);
}

/** Of a batch read. */
const mostOfBatch = 100;

async function lookFor(
  { api, frame, object, record }: Move,
  holds: (enquiry: Enquiry) => boolean,
  otherwise: Problem,
): Promise<Reply<Enquiry>> {
  const read = await readEnquiry(api, frame, object, record.reference);
  if (!read.ok) return read;
  const { value, status } = read;
  return value !== null && holds(value) ? { ok: true, value, status } : { ok: false, problem: otherwise };
}

const failed = (problem: Problem, contactId: string | null): Standing => ({ ok: false, problem, contactId });

const notAssociated: Problem = {
  reason: 'busy',
  status: null,
  code: 'crm.association_missing',
  text: 'HubSpot does not show the contact on the record yet',
  retryAfterMs: null,
  answer: null,
  existingId: null,
};
const stillAssociated: Problem = {
  ...notAssociated,
  code: 'crm.association_left',
  text: 'HubSpot still shows a contact on the record that was removed from it',
};
