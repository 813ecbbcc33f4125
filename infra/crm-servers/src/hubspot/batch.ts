/** Page "Using object APIs": 207 for what fails in part. */
import { HubspotError, invalid, type ErrorBody } from './errors.ts';
import { shown } from './objects.ts';
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
import { normalEmail, type ObjectType, type StoredRecord } from './store.ts';

const mostInputs = 100;
const batches = '/crm/v3/objects/:type/batch';

export const batchRoutes: readonly Route[] = [
  { method: 'POST', pattern: `${batches}/read`, scopes: read, handle: readBatch },
  { method: 'POST', pattern: `${batches}/upsert`, scopes: write, handle: upsert },
];

/** One error names all ids that are not there. */
function readBatch({ store, options, request }: RouteContext, { type }: Parts): Answer {
  // required by BatchReadInputSimplePublicObjectId
  for (const name of ['inputs', 'properties', 'propertiesWithHistory'])
    if (!Array.isArray(field(request.body, name))) throw invalid(`Invalid input JSON: ${name} is required`);
  const idProperty = textField(request.body, 'idProperty');
  const asked = listField(request.body, 'properties').map(String);
  const ids = inputsOf(request.body).map((input) => textField(input, 'id') ?? '');
  const found = ids.map((id) => findInBatch({ store, options }, type, id, idProperty));
  const missing = ids.filter((_id, at) => found[at] === null);
  // two e-mails of one contact are one result
  const results = [...new Set(found.filter((record) => record !== null))].map((record) =>
    shown(record, asked, options.extraFields),
  );
  if (missing.length === 0) return complete(results, []);
  const message = `Could not get some ${type.slice(0, -1).toUpperCase()} objects, they may be deleted or not exist. Check that ids are valid.`;
  const error = { status: 'error', category: 'OBJECT_NOT_FOUND', message, context: { ids: missing } };
  return complete(results, [error]);
}

/** By e-mail it empties what is not sent. */
function upsert({ store, options, request }: RouteContext, { type }: Parts): Answer {
  const results: unknown[] = [];
  const errors: ErrorBody[] = [];
  for (const input of inputsOf(request.body)) {
    const idProperty = textField(input, 'idProperty') ?? 'hs_object_id';
    const id = textField(input, 'id') ?? '';
    const properties = objectField(input, 'properties');
    try {
      const known = findInBatch({ store, options }, type, id, idProperty);
      const emptied =
        known !== null && idProperty === 'email'
          ? Object.fromEntries(Object.keys(known.properties).map((name) => [name, '']))
          : {};
      if (known !== null) store.update(known, { ...emptied, ...identityOf(known), ...properties });
      const record = known ?? store.create(type, { [idProperty]: id, ...properties });
      const answered = shown(record, Object.keys(record.properties), options.extraFields);
      results.push({ ...answered, new: known === null });
    } catch (error) {
      if (!(error instanceof HubspotError) || !options.multiStatus) throw error;
      errors.push(error.body);
    }
  }
  return complete(results, errors);
}

function findInBatch(
  { store, options }: Pick<RouteContext, 'store' | 'options'>,
  type: ObjectType,
  id: string,
  idProperty: string | null,
): StoredRecord | null {
  const record = store.find(type, id, idProperty);
  const byOther = idProperty === 'email' && record?.properties['email'] !== normalEmail(id);
  return byOther && !options.otherEmailsFound ? null : record;
}

function inputsOf(body: unknown): unknown[] {
  const inputs = listField(body, 'inputs');
  if (inputs.length === 0 || inputs.length > mostInputs)
    throw invalid(`Invalid input JSON: between 1 and ${String(mostInputs)} inputs`);
  return inputs;
}

function complete(results: unknown[], errors: readonly object[]): Answer {
  const times = { startedAt: new Date().toISOString(), completedAt: new Date().toISOString() };
  if (errors.length === 0) return { status: 200, body: { status: 'COMPLETE', results, ...times } };
  return { status: 207, body: { status: 'COMPLETE', results, numErrors: errors.length, errors, ...times } };
}

function identityOf({ properties }: { properties: Record<string, string> }): Record<string, string> {
  return properties['email'] === undefined ? {} : { email: properties['email'] };
}
