/** Pages "Using object APIs", "Contacts". */
import { contactsOf } from './associations.ts';
import { HubspotError, invalid, notFound } from './errors.ts';
import {
  field,
  listField,
  objectField,
  read,
  textField,
  write,
  type Answer,
  type Route,
  type Parts,
  type RouteContext,
} from './routes.ts';
import { must, normalEmail, type StoredRecord } from './store.ts';

/** Asked for and without a value: null. */
export function shown(
  { id, type, properties, otherEmails, createdAt, updatedAt, archived }: StoredRecord,
  asked: readonly string[],
  extraFields: boolean,
): Record<string, unknown> {
  // page "Default contact properties", "Additional email addresses"
  const further = otherEmails.length === 0 ? {} : { hs_additional_emails: otherEmails.join(';') };
  const has: Record<string, string> = { ...properties, ...further };
  const wanted = Object.fromEntries(asked.map((name) => [name, has[name] ?? null]));
  const changed = { [type === 'contacts' ? 'lastmodifieddate' : 'hs_lastmodifieddate']: iso(updatedAt) };
  return {
    id,
    properties: { createdate: iso(createdAt), ...changed, hs_object_id: id, ...wanted },
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
    archived,
    ...(extraFields ? { url: `https://app.example.invalid/record/${id}`, objectWriteTraceId: null } : {}),
  };
}

/** HubSpot leaves out fractions of zero. */
function iso(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z');
}

const objects = '/crm/v3/objects/:type';

export const objectRoutes: readonly Route[] = [
  { method: 'GET', pattern: `${objects}/:id`, scopes: read, handle: get },
  { method: 'POST', pattern: objects, scopes: write, handle: create },
  { method: 'PATCH', pattern: `${objects}/:id`, scopes: write, handle: update },
  { method: 'DELETE', pattern: `${objects}/:id`, scopes: write, handle: archive },
  { method: 'POST', pattern: `${objects}/gdpr-delete`, scopes: write, handle: deleteForGood },
  { method: 'POST', pattern: `${objects}/merge`, scopes: write, handle: merge },
];

function get({ store, options, request }: RouteContext, { type, id }: Parts): Answer {
  const record = must(store.find(type, id, request.query.get('idProperty')));
  const asked = (request.query.get('properties') ?? '').split(',').filter((name) => name !== '');
  const body = shown(record, asked, options.extraFields);
  const withContacts = request.query.get('associations')?.split(',').includes('contacts') ?? false;
  if (withContacts) Object.assign(body, contactsOf(record, { store, options }));
  return { status: 200, body };
}

function create({ store, options, request }: RouteContext, { type }: Parts): Answer {
  const contacts = listField(request.body, 'associations').map((one) => textField(field(one, 'to'), 'id') ?? '');
  if (contacts.some((id) => store.find('contacts', id, null) === null))
    throw invalid('No contact with one of the given ids exists');
  const record = store.create(type, objectField(request.body, 'properties'));
  if (contacts.length > 0 && options.breaksBeforeAssociation > 0) {
    options.breaksBeforeAssociation -= 1;
    throw new HubspotError(500, 'INTERNAL_ERROR', 'internal error');
  }
  for (const id of contacts) store.associate(record, id);
  return { status: 201, body: shown(record, Object.keys(record.properties), options.extraFields) };
}

function update({ store, options, request }: RouteContext, { type, id }: Parts): Answer {
  const record = must(store.find(type, id, request.query.get('idProperty')));
  const properties = objectField(request.body, 'properties');
  store.update(record, properties);
  return { status: 200, body: shown(record, Object.keys(properties), options.extraFields) };
}

/** Deleting twice is no error (page "Using object APIs"). */
function archive({ store }: RouteContext, { type, id }: Parts): Answer {
  const record = store.find(type, id, null);
  if (record !== null) record.archived = true;
  return { status: 204 };
}

/** Blocks its e-mail too (page "Permanently delete a contact (GDPR-compliant)"). */
function deleteForGood({ store, request }: RouteContext, { type }: Parts): Answer {
  const record = store.find(type, textField(request.body, 'objectId') ?? '', textField(request.body, 'idProperty'));
  if (record === null) throw notFound();
  const email = record.properties['email'];
  if (email !== undefined) store.blocked.add(normalEmail(email));
  store.records.delete(`${type} ${record.id}`);
  return { status: 204 };
}

/** The merged contact's e-mail becomes a further one (page "Contacts", "Merge contacts"). */
function merge({ store, options, request }: RouteContext): Answer {
  const primary = must(store.find('contacts', textField(request.body, 'primaryObjectId') ?? '', null));
  const other = must(store.find('contacts', textField(request.body, 'objectIdToMerge') ?? '', null));
  other.archived = true;
  const email = other.properties['email'];
  primary.otherEmails.push(...other.otherEmails, ...(email === undefined ? [] : [email]));
  store.merged.set(other.id, primary.id);
  for (const record of store.records.values())
    record.contacts = [...new Set(record.contacts.map((id) => (id === other.id ? primary.id : id)))];
  return { status: 200, body: shown(primary, Object.keys(primary.properties), options.extraFields) };
}
