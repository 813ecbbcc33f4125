/**
 * Which contacts stand on a deal or ticket (developers.hubspot.com/docs/api-reference/legacy/crm/associations/associate-records/guide).
 * A GET of the record names the first of them; page by page they are listed by v4.
 */
import { invalid, notFound } from './errors.ts';
import { read, write, type Answer, type Parts, type Route, type RouteContext } from './routes.ts';
import { must, type StoredRecord } from './store.ts';

const associations = '/crm/v4/objects/:type/:id/associations';
/** Of the list (spec: `limit`, 500 unless told). */
const mostOfPage = 500;

export const associationRoutes: readonly Route[] = [
  { method: 'GET', pattern: `${associations}/contacts`, scopes: read, handle: list },
  { method: 'PUT', pattern: `${associations}/default/contacts/:contact`, scopes: write, handle: associate },
  { method: 'DELETE', pattern: `${associations}/contacts/:contact`, scopes: write, handle: remove },
];

type Seeing = Pick<RouteContext, 'store' | 'options'>;

/** Of a record: nothing where it has none, and where the rest is where it has more than are shown. */
export function contactsOf(record: StoredRecord, { store, options }: Seeing): Record<string, unknown> {
  const contacts = seen(record, { store, options });
  if (contacts.length === 0) return {};
  const kind = `${record.type === 'deals' ? 'deal' : 'ticket'}_to_contact`;
  const results = contacts.slice(0, options.associationsShown).map((id) => ({ id, type: kind }));
  const last = results.at(-1)?.id ?? '';
  const link = `https://api.hubapi.com/crm/v3/objects/${record.type}/${record.id}/associations/contacts?after=${last}`;
  const paging = results.length < contacts.length ? { paging: { next: { after: last, link } } } : {};
  return { associations: { contacts: { results, ...paging } } };
}

/** As a reader sees them, who may see a change late. A contact that was deleted is on no record. */
function seen(record: StoredRecord, { store, options }: Seeing): readonly string[] {
  const isLate = options.lateReadings > 0;
  if (isLate) options.lateReadings -= 1;
  const contacts = isLate ? record.contactsBefore : record.contacts;
  return contacts.filter((id) => store.find('contacts', id, null) !== null);
}

function list({ store, options, request }: RouteContext, { type, id }: Parts): Answer {
  const contacts = seen(must(store.find(type, id, null)), { store, options });
  const limit = Number(request.query.get('limit') ?? mostOfPage);
  if (!(limit >= 1 && limit <= mostOfPage)) throw invalid('limit is between 1 and 500');
  const after = request.query.get('after');
  const from = after === null ? 0 : contacts.indexOf(after) + 1;
  const page = contacts.slice(from, from + limit);
  const next = from + limit < contacts.length ? { paging: { next: { after: page.at(-1) } } } : {};
  // numbers here, text in a record
  const results = page.map((contact) => ({ toObjectId: Number(contact), associationTypes: [] }));
  return { status: 200, body: { results, ...next } };
}

function associate({ store, options, request }: RouteContext, { type, id, contact }: Parts): Answer {
  if (request.body !== undefined) throw invalid('Invalid input JSON: no body expected');
  const record = must(store.find(type, id, null));
  if (
    options.mostContacts !== null &&
    !record.contacts.includes(contact) &&
    record.contacts.length >= options.mostContacts
  )
    throw invalid('The limit of associated contacts is reached');
  store.associate(record, contact);
  return {
    status: 200,
    body: { status: 'COMPLETE', results: [{ from: { id: record.id }, to: { id: contact } }] },
  };
}

/** All labels between the two (page "Remove association between records"). */
function remove({ store, options }: RouteContext, { type, id, contact }: Parts): Answer {
  const removed = store.disassociate(must(store.find(type, id, null)), contact);
  if (!removed && options.removingTwice === 404) throw notFound();
  return { status: 204 };
}
