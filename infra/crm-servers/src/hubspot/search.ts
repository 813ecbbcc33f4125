/** Page "Search the CRM". */
import { invalid } from './errors.ts';
import { shown } from './objects.ts';
import { listField, read, textField, field, type Answer, type Route, type Parts, type RouteContext } from './routes.ts';
import type { StoredRecord } from './store.ts';

const mostResults = 10_000;
const mostOfPage = 200;

export const searchRoutes: readonly Route[] = [
  { method: 'POST', pattern: '/crm/v3/objects/:type/search', scopes: read, search: true, handle: search },
];

function search({ store, options, request }: RouteContext, { type }: Parts): Answer {
  const { body } = request;
  const groups = listField(body, 'filterGroups').map((group) => listField(group, 'filters'));
  const limit = Number(field(body, 'limit') ?? 10);
  const after = Number(textField(body, 'after') ?? Number.NaN);
  const sorts = listField(body, 'sorts');
  // PublicObjectSearchRequest: sorts are strings, all of these required
  if (!Number.isInteger(after) || sorts.some((sort) => typeof sort !== 'string'))
    throw invalid('Invalid input JSON: after and sorts are strings');
  if (groups.length > 5 || groups.some((filters) => filters.length > 6) || limit > mostOfPage)
    throw invalid('Too many filters, or a limit above 200');
  if (after + limit > mostResults) throw invalid('Paging beyond 10000 results');
  const indexed = store.all(type).flatMap((record) => atIndex(record, store.now() - options.indexDelayMs));
  const matching = indexed.filter(
    (one) => groups.length === 0 || groups.some((filters) => filters.every((f) => holds(one, f))),
  );
  const sorted = sortBy(matching, sorts[0] as string | undefined);
  const page = sorted.slice(after, after + limit);
  const asked = listField(body, 'properties').map(String);
  const next = after + limit < matching.length ? { paging: { next: { after: String(after + limit) } } } : {};
  const results = page.map((record) => shown(record, asked, options.extraFields));
  return { status: 200, body: { total: matching.length, results, ...next } };
}

function atIndex(record: StoredRecord, until: number): StoredRecord[] {
  if (record.updatedAt <= until) record.indexed = { properties: { ...record.properties }, updatedAt: record.updatedAt };
  return record.indexed === null ? [] : [{ ...record, ...record.indexed }];
}

function valueOf(record: StoredRecord, name: string): string | undefined {
  if (name === 'hs_object_id') return record.id;
  if (name === 'hs_lastmodifieddate' || name === 'lastmodifieddate') return String(record.updatedAt);
  if (name === 'createdate') return String(record.createdAt);
  return record.properties[name];
}

function holds(record: StoredRecord, filter: unknown): boolean {
  const name = textField(filter, 'propertyName') ?? '';
  const asked = textField(filter, 'value') ?? '';
  const value = valueOf(record, name);
  switch (textField(filter, 'operator')) {
    case 'HAS_PROPERTY':
      return value !== undefined;
    case 'EQ':
      return value?.toLowerCase() === asked.toLowerCase();
    case 'GTE':
      return value !== undefined && Number(value) >= Number(asked);
    case 'GT':
      return value !== undefined && Number(value) > Number(asked);
    default:
      throw invalid('There was a problem with the request: operator');
  }
}

function sortBy(records: StoredRecord[], sort = 'createdate'): StoredRecord[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const name = sort.replace(/^-/, '');
  return records.toSorted((a, b) => sign * (Number(valueOf(a, name) ?? 0) - Number(valueOf(b, name) ?? 0)));
}
