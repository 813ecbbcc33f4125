/** Tries a RESO server without writing: token, metadata, and one listing. */
import type { ConnectionCheck, ConnectionFinding } from '../../domain/crm.ts';
import { clockFinding, connectionCheck, finding, findingOfResult, notThisProtocol } from '../connection-findings.ts';
import { jsonOf } from '../http-client.ts';
import { readError } from './errors.ts';
import { MetadataError, parseMetadata, type ResoModel } from './metadata.ts';
import type { ODataClient } from './odata-client.ts';
import { queryOf } from './query.ts';

const mostMetadataBytes = 32 * 1024 * 1024;

/** Without these nothing can be pulled. */
const neededFields = ['ListingKey', 'ModificationTimestamp'];
/** Without these a listing says too little. */
const wantedFields = ['StandardStatus', 'PropertyType', 'ListPrice', 'City'];

/** Never throws for what the server does. */
export async function checkConnection(client: ODataClient, signal: AbortSignal): Promise<ConnectionCheck> {
  const result = await client.call({
    method: 'GET',
    path: '/$metadata',
    headers: { accept: 'application/xml' },
    signal,
    maxBytes: mostMetadataBytes,
  });
  if (result.kind === 'failure' && result.code === 'crm.not_configured')
    return connectionCheck([finding('not_configured', { setting: 'CRM_CLIENT_ID, CRM_CLIENT_SECRET' })]);
  if (result.kind === 'failure' && result.code === 'crm.unauthorized') return connectionCheck([finding('key_refused')]);
  const wrong = findingOfResult(result);
  if (wrong !== null || result.kind === 'failure') return connectionCheck([wrong ?? finding('no_answer')]);
  if (result.status !== 200 || result.body === null) return connectionCheck([notThisProtocol(result)]);
  let model: ResoModel;
  try {
    model = parseMetadata(new TextDecoder().decode(result.body));
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    return connectionCheck([finding('not_this_protocol', { found: error.found })]);
  }
  const findings = [clockFinding(result, Date.now()), ...missingOf(model)].filter((one) => one !== null);
  return connectionCheck([...findings, ...(await tryListing(client, model, signal))]);
}

function missingOf(model: ResoModel): ConnectionFinding[] {
  const property = model.resources.get('Property');
  if (property === undefined) return [finding('resource_missing', { resource: 'Property' })];
  const lacking = [...neededFields, ...wantedFields].filter((field) => !property.fields.has(field));
  return lacking.map((field) => finding('field_missing', { resource: 'Property', field }));
}

async function tryListing(client: ODataClient, model: ResoModel, signal: AbortSignal): Promise<ConnectionFinding[]> {
  const property = model.resources.get('Property');
  if (property === undefined) return [];
  const path = `/${property.name}${queryOf(property, { select: [property.key], top: 1 })}`;
  const result = await client.call({ method: 'GET', path, signal });
  const wrong = findingOfResult(result);
  if (wrong !== null || result.kind === 'failure') return [wrong ?? finding('no_answer')];
  const json = jsonOf(result) as { value?: unknown } | undefined;
  if (result.status === 200 && Array.isArray(json?.value)) return [];
  // in the metadata, but not for us
  return [readError(result) === null ? notThisProtocol(result) : finding('resource_missing', { resource: 'Property' })];
}
