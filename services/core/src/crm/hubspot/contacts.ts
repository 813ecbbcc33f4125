/**
 * The contact of a person: found, completed where it is empty, or made. Nothing here depends on HubSpot's search being up
 * to date but whether a contact that staff wrote is found by its phone, and no call makes a second contact when repeated.
 */
import { z } from 'zod';
import type { LeadRecord } from '../../domain/lead.ts';
import { pathOf, type CallFrame, type HubspotApi, type Reply } from './api.ts';
import { identityByEmail, identityByKey, namesOf, type ContactIdentity, type Properties } from './mapping.ts';
import { problemOfEntry } from './problem.ts';

const contact = z.looseObject({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
type Contact = z.infer<typeof contact>;
const batch = z.looseObject({ results: z.array(contact), errors: z.array(z.unknown()).optional() });
const searched = z.looseObject({ results: z.array(contact) });

const objects = pathOf('crm', 'v3', 'objects', 'contacts');
const fields = ['firstname', 'lastname', 'phone'] as const;

/**
 * By e-mail; where there is none or HubSpot does not take it, by phone.
 * @returns the contact's id
 */
export async function settleContact(api: HubspotApi, frame: CallFrame, record: LeadRecord): Promise<Reply<string>> {
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

/** By its id. */
export async function readContact(api: HubspotApi, frame: CallFrame, id: string): Promise<Reply<Contact>> {
  return api.ask(frame, { method: 'GET', path: `${objects}${pathOf(id)}` }, contact);
}

async function findOrMake(
  api: HubspotApi,
  frame: CallFrame,
  identity: ContactIdentity,
  record: LeadRecord,
): Promise<Reply<string>> {
  const found = await read(api, frame, identity);
  if (!found.ok) return found;
  if (found.value !== null) return complete(api, frame, found.value, namesOf(record));
  return make(api, frame, identity);
}

/** A batch of one, since only batches are asked by any unique property: 200 with it, or 207 without. */
async function read(api: HubspotApi, frame: CallFrame, identity: ContactIdentity): Promise<Reply<Contact | null>> {
  const body = { idProperty: identity.idProperty, properties: fields, inputs: [{ id: identity.id }] };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/batch/read`, body }, batch);
  if (!answered.ok) return answered;
  const { results, errors = [] } = answered.value;
  // a merged contact answers to each of its e-mails, with the id of the one that is left
  if (results[0] !== undefined) return ok(results[0], answered.status);
  const [entry] = errors;
  if (entry === undefined) return ok(null, answered.status);
  const problem = problemOfEntry(entry, 502, { personal: frame.personal, timeZone: null });
  return problem.reason === 'not_found' ? ok(null, answered.status) : { ok: false, problem };
}

/** Fills what is empty and nothing else: a name that staff corrected stays. */
async function complete(
  api: HubspotApi,
  frame: CallFrame,
  { id, properties }: Contact,
  ours: Properties,
): Promise<Reply<string>> {
  const missing = Object.entries(ours).filter(([name]) => (properties[name] ?? '') === '');
  if (missing.length === 0) return ok(id, 200);
  const body = { properties: Object.fromEntries(missing) };
  const answered = await api.ask(frame, { method: 'PATCH', path: `${objects}${pathOf(id)}`, body }, contact);
  return answered.ok ? ok(answered.value.id, answered.status) : answered;
}

/**
 * An upsert, although there was none a moment ago: of two enquiries that come at once, the second finds the first's. All
 * fields go along, since an upsert by e-mail may not be partial (page "Contacts", "Upsert contacts").
 */
async function make(api: HubspotApi, frame: CallFrame, identity: ContactIdentity): Promise<Reply<string>> {
  const { idProperty, id, properties } = identity;
  const body = { inputs: [{ idProperty, id, properties }] };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/batch/upsert`, body }, batch);
  if (!answered.ok) return existing(answered.problem) ?? answered;
  const { results, errors = [] } = answered.value;
  if (results[0] !== undefined) return ok(results[0].id, answered.status);
  const problem = problemOfEntry(errors[0], 502, { personal: frame.personal, timeZone: null });
  return existing(problem) ?? { ok: false, problem };
}

/** A 409 names the contact that has the e-mail, as one of its further ones: "Existing ID: 123". */
function existing({ reason, existingId, status }: Extract<Reply<string>, { ok: false }>['problem']) {
  return reason === 'conflict' && existingId !== null ? ok(existingId, status ?? 409) : null;
}

/** A contact that staff wrote with this very number; of several, none is surely theirs. */
async function findByPhone(api: HubspotApi, frame: CallFrame, { phone }: LeadRecord): Promise<Reply<string | null>> {
  const value = phone?.trim() ?? '';
  if (value === '') return ok(null, 200);
  const body = {
    filterGroups: ['phone', 'mobilephone'].map((propertyName) => ({
      filters: [{ propertyName, operator: 'EQ', value }],
    })),
    properties: fields,
    limit: 2,
  };
  const answered = await api.ask(frame, { method: 'POST', path: `${objects}/search`, body }, searched);
  if (!answered.ok) return answered;
  const { results } = answered.value;
  return ok(results.length === 1 ? results[0]!.id : null, answered.status);
}

const ok = <T>(value: T, status: number): Reply<T> & { ok: true } => ({ ok: true, value, status });
