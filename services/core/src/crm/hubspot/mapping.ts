import { latinDigits } from '../../platform/numerals.ts';
import type { LeadRecord, PersonIdentity } from '../../leads/lead.ts';
import { cut } from '../sent-text.ts';
import { contactKeyProperty, objectNames, referenceProperty, versionProperty } from './names.ts';
import type { EnquiryPlace } from './places.ts';

export type Properties = Record<string, string>;

export interface ContactIdentity {
  idProperty: 'email' | typeof contactKeyProperty;
  id: string;
  properties: Properties;
}

/** Of 65,536 (knowledge.hubspot.com, "Property field types"). */
const mostText = 60_000;
const mostLine = 500;

/** As HubSpot keeps it: trimmed, in small letters. */
export function identityByEmail(record: PersonIdentity): ContactIdentity | null {
  const email = record.email.trim().toLowerCase();
  if (email === '') return null;
  return { idProperty: 'email', id: email, properties: { email, ...namesOf(record) } };
}

/** A contact per phone number, else per enquiry. */
export function identityByKey(record: PersonIdentity): ContactIdentity {
  const id = phoneKey(record.phone) ?? `reference:${record.reference}`;
  return { idProperty: contactKeyProperty, id, properties: { [contactKeyProperty]: id, ...namesOf(record) } };
}

/** Fills empty fields: filled ones are the staff's. */
export function namesOf({ firstName, lastName, phone }: PersonIdentity): Properties {
  return withoutEmpty({ firstname: cut(firstName, 100), lastname: cut(lastName, 100), phone: cut(phone ?? '', 100) });
}

/** Digits alone; null for what is too short to know anybody by. */
export function phoneKey(phone: string | null): string | null {
  const digits = latinDigits(phone ?? '')
    .replaceAll(/\D/g, '')
    .replace(/^00/, '');
  return digits.length < 7 ? null : `phone:${digits.slice(0, 20)}`;
}

/** Its place is written once: then staff move it. */
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

/** All that a later version of the lead changes. */
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

/** With the e-mail, which a contact without a usable one lacks. */
function bodyOf(record: LeadRecord): string {
  const lines = [
    record.message ?? '',
    '',
    `${record.reference}${record.listingReference === null ? '' : ` · ${record.listingReference}`}`,
    [record.email, record.phone ?? ''].filter((value) => value !== '').join(' · '),
  ];
  return cut(lines.join('\n').trim(), mostText);
}

function withoutEmpty(properties: Properties): Properties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== ''));
}
