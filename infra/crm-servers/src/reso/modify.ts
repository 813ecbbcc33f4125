/** RCP-10, Add/Edit. */
import { etagOf } from './render.ts';
import { isText, lookupValues, spell, type Kind, type Schema } from './schema.ts';
import type { Lookups, ResoServerOptions } from './options.ts';
import type { FieldValue, ResoStore, StoredRecord, Values } from './store.ts';

export interface Answer {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
}

/** OData JSON Format 4.0, 19; RCP-10 requires `details`. */
export function odataError(status: number, target: string, message: string): Answer {
  const json = {
    error: { code: String(status), message: 'Errors', target, details: [{ code: String(status), target, message }] },
  };
  return { status, json };
}

export interface Modification {
  method: string;
  resource: string;
  key: string | null;
  body: unknown;
  ifMatch: string | null;
  root: string;
}

export function modify(
  store: ResoStore,
  schema: Schema,
  options: ResoServerOptions,
  asked: Modification,
): Answer & { changed?: StoredRecord } {
  const { method, resource, key } = asked;
  const allowed = resource === 'Contacts' ? options.contacts : resource === 'Property' && options.writes;
  // RCP-10, "Delete Action Fails": a 4XX
  if (!allowed) return odataError(405, resource, 'The resource cannot be changed');
  const records = resource === 'Contacts' ? store.contacts : store.properties;
  if (method === 'POST' && key !== null) return odataError(405, resource, 'POST goes to the collection');
  if (method === 'POST') return write(store, schema, options, asked);
  const record = key === null ? undefined : records.get(key);
  if (key === null || record === undefined) return odataError(404, resource, 'There is no such record');
  // OData Protocol 4.0, 11.4.1.1
  if (options.etags && asked.ifMatch === null) return odataError(428, 'If-Match', 'The request must be conditional');
  if (options.etags && asked.ifMatch !== etagOf(record)) return odataError(412, 'If-Match', 'The record has changed');
  if (method === 'DELETE') {
    if (resource === 'Contacts') store.contacts.delete(key);
    else store.remove(key);
    return { status: 204 };
  }
  return write(store, schema, options, asked);
}

function write(
  store: ResoStore,
  schema: Schema,
  options: ResoServerOptions,
  asked: Modification,
): Answer & { changed?: StoredRecord } {
  const read = readBody(schema, options, asked);
  if ('status' in read) return read;
  const { resource, root } = asked;
  const isContact = resource === 'Contacts';
  const key = isContact ? store.putContact(asked.key, read.values) : written(store, asked.key, read.values);
  const changed = (isContact ? store.contacts : store.properties).get(key)!;
  // RCP-10 requires EntityId and Location
  const headers = { entityid: `"${key}"`, location: `${root}/${resource}('${key}')` };
  return { status: asked.key === null ? 201 : 200, headers, changed };
}

function written(store: ResoStore, key: string | null, values: Values): string {
  if (key === null) return store.put(values);
  store.change(key, values);
  return key;
}

function readBody(
  schema: Schema,
  options: ResoServerOptions,
  { resource, body }: Modification,
): { values: Values } | Answer {
  const { fields, key } = schema.resources.get(resource)!;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return odataError(400, resource, 'A record is expected');
  const values: Values = {};
  for (const [name, value] of Object.entries(body)) {
    const kind = fields.get(name);
    if (kind === undefined || name === key) return odataError(400, name, 'The field cannot be written');
    if (!isOf(kind, name, value, options)) return odataError(400, name, 'The value is not one of the field');
    values[name] =
      kind === 'lookup' && typeof value === 'string' ? spelledOut(name, value, schema.lookups) : (value as FieldValue);
  }
  if (typeof values['ListPrice'] === 'number' && values['ListPrice'] < 0)
    return odataError(400, 'ListPrice', 'List Price must be greater than 0');
  return { values };
}

/** Without a list any text is one. */
const openLookups: ReadonlySet<string> = new Set(['StateOrProvince']);

function isOf(kind: Kind, name: string, value: unknown, { lookups, lookupResource }: ResoServerOptions): boolean {
  if (value === null) return true;
  if (openLookups.has(name) && isText(lookups) && lookupResource === 'none') return typeof value === 'string';
  const known = (one: unknown): boolean =>
    (lookupValues[name] ?? []).some((allowed) => spell(allowed, lookups) === one);
  if (kind === 'lookup') return known(value);
  if (kind === 'lookups') return Array.isArray(value) && value.every(known);
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'integer') return Number.isInteger(value);
  if (kind === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string';
}

const spelledOut = (name: string, value: string, lookups: Lookups): string =>
  (lookupValues[name] ?? []).find((one) => spell(one, lookups) === value) ?? value;
