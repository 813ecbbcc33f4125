/** A lead's deal or ticket, by our unique reference. */
import { z } from 'zod';
import { pathOf, type CallFrame, type HubspotApi, type Reply } from './api.ts';
import type { Properties } from './mapping.ts';
import { foreign } from './problem.ts';
import { objectNames, referenceProperty, versionProperty, type HubspotObject } from './names.ts';

const record = z.looseObject({
  id: z.string(),
  properties: z.record(z.string(), z.string().nullable()),
  associations: z
    .looseObject({
      contacts: z
        .looseObject({ results: z.array(z.looseObject({ id: z.string() })), paging: z.unknown().optional() })
        .optional(),
    })
    .optional(),
});
const listed = z.looseObject({
  results: z.array(z.looseObject({ toObjectId: z.number() })),
  paging: z.looseObject({ next: z.looseObject({ after: z.string() }).optional() }).nullish(),
});
const made = z.looseObject({ id: z.string(), properties: z.record(z.string(), z.string().nullable()).default({}) });

export interface Enquiry {
  id: string;
  /** −1 for none of ours. */
  version: number;
  contactIds: string[];
}

const objectsOf = (object: HubspotObject): string => pathOf('crm', 'v3', 'objects', object);

/** Not by search, which finds new records late. */
export async function readEnquiry(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  reference: string,
): Promise<Reply<Enquiry | null>> {
  const query = new URLSearchParams({
    idProperty: referenceProperty,
    properties: `${referenceProperty},${versionProperty}`,
    associations: 'contacts',
  });
  const path = `${objectsOf(object)}${pathOf(reference)}?${query.toString()}`;
  const answered = await api.ask(frame, { method: 'GET', path }, record);
  if (!answered.ok) {
    const { problem } = answered;
    return problem.reason === 'not_found' ? { ok: true, value: null, status: problem.status ?? 404 } : answered;
  }
  const { id, properties, associations } = answered.value;
  if (properties[referenceProperty] !== reference) return { ok: false, problem: foreign(answered.status) };
  const { results = [], paging } = associations?.contacts ?? {};
  const enquiry = { id, version: versionIn(properties), contactIds: results.map((contact) => contact.id) };
  if (paging === undefined || paging === null) return { ok: true, status: answered.status, value: enquiry };
  const all = await listContacts(api, frame, object, id);
  return all.ok ? { ...all, value: { ...enquiry, contactIds: all.value } } : all;
}

/** Of 500 contacts each: pages that never end must not hold a delivery. */
const mostPages = 20;

/** Of a record with more than it shows itself. */
async function listContacts(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  id: string,
): Promise<Reply<string[]>> {
  const ids: string[] = [];
  let after: string | null = null;
  for (let page = 0; ; page += 1) {
    const query = new URLSearchParams({ limit: '500', ...(after !== null && { after }) });
    const path = `${pathOf('crm', 'v4', 'objects', object, id, 'associations', 'contacts')}?${query.toString()}`;
    const answered: Reply<z.infer<typeof listed>> = await api.ask(frame, { method: 'GET', path }, listed);
    if (!answered.ok) return answered;
    const { results, paging } = answered.value;
    ids.push(...results.map(({ toObjectId }) => String(toObjectId)));
    after = paging?.next?.after ?? null;
    if (after === null || page + 1 === mostPages) return { ok: true, status: answered.status, value: ids };
  }
}

export function versionIn(properties: Readonly<Record<string, string | null>>): number {
  const text = properties[versionProperty] ?? '';
  const version = Number(text);
  return text !== '' && Number.isSafeInteger(version) ? version : -1;
}

/** With its contact in one call; a second of this reference is refused. */
export async function makeEnquiry(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  properties: Properties,
  contactId: string,
): Promise<Reply<string>> {
  const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: objectNames[object].contactAssociation }];
  const body = { properties, associations: [{ to: { id: contactId }, types }] };
  const answered = await api.write(frame, { method: 'POST', path: objectsOf(object), body }, made);
  if (!answered.ok) return answered;
  const { id, properties: written } = answered.value;
  return written[referenceProperty] === properties[referenceProperty]
    ? { ok: true, value: id, status: answered.status }
    : { ok: false, problem: foreign(answered.status) };
}

export async function changeEnquiry(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  id: string,
  properties: Properties,
): Promise<Reply<string>> {
  const path = `${objectsOf(object)}${pathOf(id)}`;
  const answered = await api.write(frame, { method: 'PATCH', path, body: { properties } }, made);
  if (!answered.ok) return answered;
  return answered.value.id === id
    ? { ok: true, value: id, status: answered.status }
    : { ok: false, problem: foreign(answered.status) };
}

/** v4's default association: repeatable, and without a counterpart in v3. */
export async function associateContact(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  id: string,
  contactId: string,
): Promise<Reply<null>> {
  const path = pathOf('crm', 'v4', 'objects', object, id, 'associations', 'default', 'contacts', contactId);
  const answered = await api.ask(frame, { method: 'PUT', path }, z.unknown());
  return answered.ok ? { ok: true, value: null, status: answered.status } : answered;
}

/** All labels between the two. What is not there any more is no error, whichever way HubSpot says so. */
export async function removeContact(
  api: HubspotApi,
  frame: CallFrame,
  object: HubspotObject,
  id: string,
  contactId: string,
): Promise<Reply<null>> {
  const path = pathOf('crm', 'v4', 'objects', object, id, 'associations', 'contacts', contactId);
  const answered = await api.ask(frame, { method: 'DELETE', path }, z.unknown());
  if (answered.ok) return { ok: true, value: null, status: answered.status };
  const { problem } = answered;
  return problem.reason === 'not_found' ? { ok: true, value: null, status: problem.status ?? 404 } : answered;
}
