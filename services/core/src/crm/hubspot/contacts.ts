/** Found, completed where empty, or made: never twice. Only finding by phone depends on the search index. */
import { z } from 'zod';
import type { PersonIdentity } from '../../leads/lead.ts';
import { pathOf, type CallFrame, type HubspotApi, type Reply } from './api.ts';
import { identityByEmail, identityByKey, namesOf, phoneKey, type ContactIdentity, type Properties } from './mapping.ts';
import { contactKeyProperty } from './names.ts';
import { foreign, ofQuestion, problemOfEntry, type Problem } from './problem.ts';

const contact = z.looseObject({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
export type Contact = z.infer<typeof contact>;
const batch = z.looseObject({ results: z.array(contact), errors: z.array(z.unknown()).optional() });
const searched = z.looseObject({ results: z.array(contact) });

const objects = pathOf('crm', 'v3', 'objects', 'contacts');
const fields = ['firstname', 'lastname', 'phone', 'mobilephone', 'email', 'hs_additional_emails', contactKeyProperty];

/** By an e-mail that HubSpot takes, else by phone. @returns its id */
export async function settleContact(api: HubspotApi, frame: CallFrame, record: PersonIdentity): Promise<Reply<string>> {
  const byEmail = identityByEmail(record);
  if (byEmail !== null) {
    const settled = await findOrMake(api, frame, byEmail, record);
    if (settled.ok || settled.problem.reason !== 'invalid_email') return settled;
  }
  const known = await findByPhone(api, frame, record);
  if (!known.ok) return known;
  if (known.value !== null) return ok(known.value, known.status);
  return findOrMake(api, frame, identityByKey(record), record);
}

export async function readContact(api: HubspotApi, frame: CallFrame, id: string): Promise<Reply<Contact>> {
  const query = new URLSearchParams({ properties: fields.join(',') });
  return api.ask(frame, { method: 'GET', path: `${objects}${pathOf(id)}?${query.toString()}` }, contact);
}

/** @param ids at most 100 @returns those that are there */
export async function readContacts(
  api: HubspotApi,
  frame: CallFrame,
  ids: readonly string[],
): Promise<Reply<Contact[]>> {
  const body = { properties: fields, propertiesWithHistory: [], inputs: ids.map((id) => ({ id })) };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/batch/read`, body }, batch);
  if (!answered.ok) return answered;
  const { results, errors = [] } = answered.value;
  const problems = errors.map((entry) => problemOfEntry(entry, 502, { personal: frame.personal, timeZone: null }));
  const wrong = problems.find(({ reason }) => reason !== 'not_found');
  return wrong === undefined ? ok(results, answered.status) : { ok: false, problem: ofQuestion(wrong) };
}

/** As `settleContact` would have found or made it. @returns of these, whose is surely this person */
export function contactsOf(person: PersonIdentity, contacts: readonly Contact[]): Contact[] {
  const byEmail = identityByEmail(person);
  const identities = [...(byEmail === null ? [] : [byEmail]), identityByKey(person)];
  const known = contacts.filter((one) => identities.some((identity) => isOf(one, identity)));
  if (known.length > 0) return known;
  // with another e-mail it is somebody else at the same number
  const samePhone = contacts.filter(
    (one) => hasPhone(one, person.phone) && (byEmail === null || (one.properties['email'] ?? '') === ''),
  );
  return samePhone.length === 1 ? samePhone : [];
}

async function findOrMake(
  api: HubspotApi,
  frame: CallFrame,
  identity: ContactIdentity,
  record: PersonIdentity,
): Promise<Reply<string>> {
  const found = await read(api, frame, identity);
  if (!found.ok) return found;
  if (found.value !== null) return complete(api, frame, found.value, namesOf(record));
  return make(api, frame, identity, record);
}

/** Only batches ask by any unique property: 200 with it, 207 without. */
async function read(api: HubspotApi, frame: CallFrame, identity: ContactIdentity): Promise<Reply<Contact | null>> {
  const { idProperty, id } = identity;
  const body = { idProperty, properties: fields, propertiesWithHistory: [], inputs: [{ id }] };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/batch/read`, body }, batch);
  if (!answered.ok) return answered;
  const { results, errors = [] } = answered.value;
  // a merged contact answers to each of its e-mails
  const [found] = results;
  if (found !== undefined)
    return isOf(found, identity) ? ok(found, answered.status) : { ok: false, problem: foreign(answered.status) };
  const [entry] = errors;
  if (entry === undefined) return ok(null, answered.status);
  const problem = problemOfEntry(entry, 502, { personal: frame.personal, timeZone: null });
  return problem.reason === 'not_found' ? ok(null, answered.status) : { ok: false, problem: ofQuestion(problem) };
}

/** A name that staff corrected stays. */
async function complete(
  api: HubspotApi,
  frame: CallFrame,
  { id, properties }: Contact,
  ours: Properties,
): Promise<Reply<string>> {
  const missing = Object.entries(ours).filter(([name]) => (properties[name] ?? '') === '');
  if (missing.length === 0) return ok(id, 200);
  const body = { properties: Object.fromEntries(missing) };
  const answered = await api.write(frame, { method: 'PATCH', path: `${objects}${pathOf(id)}`, body }, contact);
  if (!answered.ok) return answered;
  return answered.value.id === id ? ok(id, answered.status) : { ok: false, problem: foreign(answered.status) };
}

/** Nobody else's contact may get this enquiry. */
function isOf({ properties }: Contact, { idProperty, id }: ContactIdentity): boolean {
  if (idProperty !== 'email') return properties[idProperty] === id;
  const emails = [properties['email'] ?? '', ...(properties['hs_additional_emails'] ?? '').split(';')];
  return emails.some((email) => email.trim().toLowerCase() === id);
}

/** No upsert, which would overwrite names: of two at once, the second completes the first's contact. */
async function make(
  api: HubspotApi,
  frame: CallFrame,
  identity: ContactIdentity,
  record: PersonIdentity,
): Promise<Reply<string>> {
  const body = { properties: identity.properties, associations: [] };
  const answered = await api.write(frame, { method: 'POST', path: objects, body }, contact);
  if (answered.ok)
    return isOf(answered.value, identity)
      ? ok(answered.value.id, answered.status)
      : { ok: false, problem: foreign(answered.status) };
  if (answered.problem.reason !== 'conflict') return answered;
  const found = await readTaken(api, frame, identity, answered.problem);
  return found.ok ? complete(api, frame, found.value, namesOf(record)) : found;
}

async function readTaken(
  api: HubspotApi,
  frame: CallFrame,
  identity: ContactIdentity,
  refusal: Problem,
): Promise<Reply<Contact>> {
  const found = await read(api, frame, identity);
  if (!found.ok) return found;
  if (found.value !== null) return ok(found.value, found.status);
  if (refusal.existingId === null) return { ok: false, problem: refusal };
  // a batch may not know a merged contact's further e-mails
  const named = await readContact(api, frame, refusal.existingId);
  if (!named.ok) return named;
  return isOf(named.value, identity) ? named : { ok: false, problem: foreign(named.status) };
}

/** Of several with this number, none is surely theirs. */
async function findByPhone(
  api: HubspotApi,
  frame: CallFrame,
  { phone }: PersonIdentity,
): Promise<Reply<string | null>> {
  const value = phone?.trim() ?? '';
  if (value === '') return ok(null, 200);
  const body = {
    filterGroups: ['phone', 'mobilephone'].map((propertyName) => ({
      filters: [{ propertyName, operator: 'EQ', value }],
    })),
    properties: fields,
    sorts: ['hs_object_id'],
    limit: 2,
    after: '0',
  };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/search`, body }, searched);
  if (!answered.ok) return answered;
  const { results } = answered.value;
  const theirs = results.filter((one) => hasPhone(one, value));
  return ok(theirs.length === 1 ? theirs[0]!.id : null, answered.status);
}

function hasPhone({ properties }: Contact, phone: string | null): boolean {
  const key = phoneKey(phone);
  return key !== null && ['phone', 'mobilephone'].some((name) => phoneKey(properties[name] ?? null) === key);
}

const ok = <T>(value: T, status: number): Reply<T> & { ok: true } => ({ ok: true, value, status });
