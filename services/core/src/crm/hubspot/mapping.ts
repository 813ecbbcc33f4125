/** Our leads in HubSpot's words. What is longer than it takes is cut: a lead is not turned away for that. */
import { latinDigits } from '../../platform/numerals.ts';
import type { LeadRecord } from '../../leads/lead.ts';
import { contactKeyProperty, objectNames, referenceProperty, versionProperty } from './names.ts';
import type { EnquiryPlace } from './places.ts';

export type Properties = Record<string, string>;

/** By what a person is known in the account, and what is written when there is no such contact yet. */
export interface ContactIdentity {
  idProperty: 'email' | typeof contactKeyProperty;
  id: string;
  properties: Properties;
}

/** A text property takes 65,536 characters (knowledge.hubspot.com, "Property field types"). */
const mostText = 60_000;
const mostLine = 500;

/** By e-mail, as HubSpot keeps it: trimmed and in small letters. Null where the lead has none. */
export function identityByEmail(record: LeadRecord): ContactIdentity | null {
  const email = record.email.trim().toLowerCase();
  if (email === '') return null;
  return { idProperty: 'email', id: email, properties: { email, ...namesOf(record) } };
}

/** Without a usable e-mail: one contact per phone number, and without that one per enquiry. */
export function identityByKey(record: LeadRecord): ContactIdentity {
  const id = phoneKey(record.phone) ?? `reference:${record.reference}`;
  return { idProperty: contactKeyProperty, id, properties: { [contactKeyProperty]: id, ...namesOf(record) } };
}

/** What fills empty fields of a contact; a field that is filled is the staff's. */
export function namesOf({ firstName, lastName, phone }: LeadRecord): Properties {
  return withoutEmpty({ firstname: cut(firstName, 100), lastname: cut(lastName, 100), phone: cut(phone ?? '', 100) });
}

/** Digits alone, so that the ways to write a number are one; null for what is too short to know anybody by. */
export function phoneKey(phone: string | null): string | null {
  const digits = latinDigits(phone ?? '')
    .replaceAll(/\D/g, '')
    .replace(/^00/, '');
  return digits.length < 7 ? null : `phone:${digits.slice(0, 20)}`;
}

/** A new deal or ticket: where it stands is said once, since staff move it from then on. */
export function newEnquiry(record: LeadRecord, place: EnquiryPlace): Properties {
  const names = objectNames[place.object];
  return withoutEmpty({
    [names.title]: titleOf(record),
    [names.body]: bodyOf(record),
    [names.pipeline]: place.pipeline,
    [names.stage]: place.stage,
    ...ownProperties(record),
  });
}

/** What a later version of the lead changes: nothing but our own properties. */
export function ownProperties(record: LeadRecord): Properties {
  const { consent } = record;
  return withoutEmpty({
    [referenceProperty]: record.reference,
    [versionProperty]: String(record.version),
    manzil_message: cut(record.message ?? '', mostText),
    manzil_listing: cut(record.listingReference ?? '', mostLine),
    manzil_source: record.source,
    manzil_status: record.status,
    manzil_language: record.language,
    manzil_page: cut(record.page ?? '', mostLine),
    manzil_consent: consent === null ? '' : consent.marketing ? 'yes' : 'no',
    manzil_sent_at: record.createdAt,
  });
}

function titleOf(record: LeadRecord): string {
  const who = [record.firstName, record.lastName].join(' ').trim() || record.reference;
  const what = record.listingReference ?? record.source.replaceAll('_', ' ');
  return cut(`${who} · ${what}`, 250);
}

/** Everything once more as text, with the e-mail, which a contact without a usable one does not hold. */
function bodyOf(record: LeadRecord): string {
  const lines = [
    record.message ?? '',
    '',
    `${record.reference}${record.listingReference === null ? '' : ` · ${record.listingReference}`}`,
    [record.email, record.phone ?? ''].filter((value) => value !== '').join(' · '),
  ];
  return cut(lines.join('\n').trim(), mostText);
}

/** What a lead's calls say about a person. */
export function personalValuesOf({ firstName, lastName, email, phone, message }: LeadRecord): string[] {
  return [firstName, lastName, email, phone, message].filter((value) => value !== null);
}

function withoutEmpty(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
}

/** At most `max` UTF-16 units, not ending in half a sign. */
function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
