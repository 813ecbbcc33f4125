/**
 * Add/Edit (RCP-10). Our reference is looked for first: sending again makes no second record. Without a field for our
 * version the write is sent once more, onto the same one.
 */
import { createHash } from 'node:crypto';
import type { LookupResult, Outcome } from '../../deliveries/delivery.ts';
import type { SendContext } from '../../deliveries/delivery-target.ts';
import { CrmUnavailableError } from '../crm.ts';
import { jsonOf, type HttpAnswer, type HttpResult } from '../http/http-client.ts';
import { outcomeOf, type AnswerReader, type SentWrite } from '../outcome-of.ts';
import { entityId } from './odata/entity-id.ts';
import { readError } from './odata/errors.ts';
import type { ResoResource } from './odata/metadata.ts';
import type { ODataClient } from './odata/odata-client.ts';
import { literal, queryOf, recordPath } from './odata/query.ts';
import { ourSystem } from './fields.ts';
import { asRecord, text } from './raw-values.ts';
import { readVersion } from './write-fields.ts';

export interface Existing {
  key: string;
  etag: string | null;
  /** Ours; 0 where it does not say. */
  version: number;
  ours: boolean;
}

/** Any of these fields may have our reference. */
export interface Place {
  resource: ResoResource;
  fields: readonly string[];
  version: string;
}

/** Null also where no field can have it. @throws CrmUnavailableError also where another question was answered */
export async function findRecord(
  client: ODataClient,
  place: Place,
  reference: string,
  signal: AbortSignal,
): Promise<Existing | null> {
  const { resource, version } = place;
  const known = fieldsOf(place);
  if (known.length === 0) return null;
  const filter = known.map((field) => `${field} eq ${literal(reference)}`).join(' or ');
  const select = [...new Set([resource.key, ...known, version, 'SourceSystemName'])];
  const { records } = await client.page(
    `/${resource.name}${queryOf(resource, { filter, select, top: 2 })}`,
    null,
    signal,
  );
  const record = records.find((one) => known.some((field) => text(one, field) === reference));
  const key = record === undefined ? null : text(record, resource.key);
  if (record === undefined || key === null) {
    if (records.length === 0) return null;
    throw new CrmUnavailableError('The CRM answered the lookup with other records', 200, null, 'crm.lookup_foreign');
  }
  const etag = record['@odata.etag'];
  return {
    key,
    etag: typeof etag === 'string' ? etag : null,
    version: readVersion(text(record, version)),
    ours: text(record, 'SourceSystemName') === ourSystem,
  };
}

const fieldsOf = ({ resource, fields }: Place): string[] => fields.filter((field) => resource.fields.has(field));

/** Never throws for the server. */
export async function lookupRecord(find: () => Promise<Existing | null>): Promise<LookupResult> {
  try {
    const found = await find();
    return found === null
      ? { kind: 'absent', httpStatus: 200 }
      : { kind: 'found', externalId: found.key, version: found.version, httpStatus: 200 };
  } catch (error) {
    if (!(error instanceof CrmUnavailableError)) throw error;
    const { status, code, message, retryAfterMs } = error;
    return { kind: 'failed', httpStatus: status, code, text: message, retryAfterMs };
  }
}

export interface Write extends SendContext {
  place: Place;
  reference: string;
  version: number;
  personal: readonly string[];
}

/** Never throws for the server. @param onlyOurs left alone in others' records */
export async function upsert(
  client: ODataClient,
  write: Write,
  body: Record<string, unknown>,
  onlyOurs: readonly string[] = [],
): Promise<Outcome> {
  const existing = await beforeSending(client, write);
  if (existing !== null && 'kind' in existing) return existing;
  const { signal } = write;
  const { resource } = write.place;
  const create = existing === null;
  if (create ? !resource.insertable : !resource.updatable)
    return refusedHere(`The CRM takes no ${create ? 'new' : 'changed'} record of ${resource.name}`);
  const result = await client.call({
    method: create ? 'POST' : 'PATCH',
    path: `/${create ? resource.name : recordPath(resource, existing.key)}`,
    body:
      create || existing.ours
        ? body
        : Object.fromEntries(Object.entries(body).filter(([field]) => !onlyOurs.includes(field))),
    headers: headersOf(write, existing),
    signal,
  });
  return judged(client, result, write, 'upsert', existing?.key ?? null);
}

/** Never throws for the server. @param otherwise the change where nothing can be deleted; null: none */
export async function remove(
  client: ODataClient,
  write: Write,
  otherwise: Record<string, unknown> | null,
): Promise<Outcome> {
  const existing = await beforeSending(client, write);
  if (existing === null) return { kind: 'delivered', externalId: null, httpStatus: 200, answer: 'absent' };
  if ('kind' in existing) return existing;
  const { signal } = write;
  const { resource } = write.place;
  if (!resource.deletable && (!resource.updatable || otherwise === null))
    return refusedHere(`The CRM deletes no record of ${resource.name}`);
  const result = await client.call({
    method: resource.deletable ? 'DELETE' : 'PATCH',
    path: `/${recordPath(resource, existing.key)}`,
    ...(resource.deletable || otherwise === null ? {} : { body: otherwise }),
    headers: headersOf(write, existing),
    signal,
  });
  return judged(client, result, write, resource.deletable ? 'delete' : 'upsert', existing.key);
}

/** RCP-10, "Responses and Representations": servers may give either form. */
function headersOf({ requestId, idempotencyKey, version }: Write, existing: Existing | null): Record<string, string> {
  return {
    prefer: 'return=minimal',
    // OData Repeatable Requests 1.0; not relied on
    'repeatability-request-id': uuidOf(`${idempotencyKey}-v${String(version)}`),
    'repeatability-first-sent': new Date().toUTCString(),
    ...(existing?.etag == null ? {} : { 'if-match': existing.etag }),
    ...(requestId === null ? {} : { 'x-request-id': requestId }),
  };
}

function uuidOf(value: string): string {
  const hex = createHash('sha256').update(value).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

async function beforeSending(
  client: ODataClient,
  { place, reference, signal }: Write,
): Promise<Existing | Extract<Outcome, { kind: 'retry' }> | null> {
  try {
    return await findRecord(client, place, reference, signal);
  } catch (error) {
    if (!(error instanceof CrmUnavailableError)) throw error;
    const { status, code, message, retryAfterMs } = error;
    const alert = status === 401 || status === 403 || status === 404;
    return { kind: 'retry', httpStatus: status, code, text: message, answer: null, retryAfterMs, alert };
  }
}

/** By the metadata; nothing was sent. */
function refusedHere(why: string): Outcome {
  return { kind: 'rejected', httpStatus: 405, code: 'crm.not_taken', text: why, answer: null };
}

async function judged(
  client: ODataClient,
  result: HttpResult,
  write: Write,
  operation: SentWrite['operation'],
  key: string | null,
): Promise<Outcome> {
  const { place, reference, version, personal } = write;
  const sent = { operation, reference, version, personal };
  const outcome = outcomeOf(result, sent, reader(write, key));
  if (result.kind === 'failure') return outcome;
  const { status } = result;
  // a short answer has its record in the headers; half a body says nothing
  const isShort = status === 204 || ((status === 200 || status === 201) && result.body?.byteLength === 0);
  if (isShort && operation !== 'delete' && (entityId(result) ?? key) !== null)
    return confirmed(client, write, status, entityId(result) ?? key);
  if (
    outcome.kind === 'unknown' &&
    outcome.code === 'crm.answer_foreign' &&
    referenceIn(jsonOf(result), place, reference) === null
  )
    return confirmed(client, write, status, idIn(jsonOf(result), place) ?? key);
  // changed or taken away since the look-up: look again
  if (status === 412 || status === 428 || (status === 404 && key !== null && operation === 'upsert'))
    return {
      kind: 'retry',
      httpStatus: status,
      code: 'crm.changed_meanwhile',
      text: 'The record changed in the CRM while it was being written',
      answer: null,
      retryAfterMs: result.retryAfterMs,
      alert: false,
    };
  return withErrorText(outcome, result, personal);
}

/** Without a reference it proves nothing: ours is looked up, where it can be. */
async function confirmed(
  client: ODataClient,
  { place, reference, version, signal }: Write,
  httpStatus: number,
  id: string | null,
): Promise<Outcome> {
  const delivered = (externalId: string | null): Outcome => ({
    kind: 'delivered',
    externalId,
    httpStatus,
    answer: externalId === null ? null : `id: ${externalId}`,
  });
  if (fieldsOf(place).length === 0) return delivered(id);
  const found = await lookupRecord(() => findRecord(client, place, reference, signal));
  if (found.kind === 'found' && (found.version === 0 || found.version >= version)) return delivered(found.externalId);
  return {
    kind: 'unknown',
    httpStatus,
    code: 'crm.answer_unconfirmed',
    text: 'The CRM took it and does not show it yet',
    answer: null,
    retryAfterMs: null,
  };
}

/** A representation named by its address may lack its key. */
function reader({ place, reference }: Write, key: string | null): AnswerReader {
  return {
    written(json) {
      const id = idIn(json, place) ?? (asRecord(json) === null ? null : key);
      return id === null ? null : { reference: referenceIn(json, place, reference), externalId: id, version: null };
    },
    conflict: () => null,
  };
}

const idIn = (json: unknown, { resource }: Place): string | null => {
  const record = asRecord(json);
  return record === null ? null : text(record, resource.key);
};

/** Ours where any field has it. A key alone is no reference. */
function referenceIn(json: unknown, place: Place, reference: string): string | null {
  const record = asRecord(json);
  if (record === null) return null;
  const values = fieldsOf(place).map((field) => ({ field, value: text(record, field) }));
  if (values.some(({ value }) => value === reference)) return reference;
  return values.find(({ field, value }) => value !== null && field !== place.resource.key)?.value ?? null;
}

/** The shared table does not look under `error`. */
function withErrorText(outcome: Outcome, answer: HttpAnswer, personal: readonly string[]): Outcome {
  if (outcome.kind !== 'rejected' || jsonOf(answer) === undefined) return outcome;
  const said = readError(answer, personal)?.text ?? '';
  return said === '' ? outcome : { ...outcome, text: said };
}
