/** Writes nothing: key, token, metadata, then what a pull asks. */
import { CrmUnavailableError, type ConnectionCheck, type ConnectionFinding } from '../crm.ts';
import type { CrmCredentials } from '../crm-credentials.ts';
import { clockFinding, connectionCheck, finding, findingOfResult, notThisProtocol } from '../connection-findings.ts';
import type { HttpAnswer, HttpResult } from '../http/http-client.ts';
import { speaksNoTls } from '../http/http-failure.ts';
import { countOnOffer } from './comparison.ts';
import { eventsOf, readHead } from './entity-events.ts';
import { MetadataError, parseMetadata, type ResoModel } from './odata/metadata.ts';
import type { ODataClient } from './odata/odata-client.ts';
import { pullListings } from './odata/pages.ts';
import { readingOf } from './reading.ts';

const mostMetadataBytes = 32 * 1024 * 1024;
/** Small, so that most servers show a next link. */
const pageSize = 5;

const neededFields = ['ListingKey', 'ModificationTimestamp'];
const wantedFields = ['StandardStatus', 'PropertyType', 'ListPrice', 'City'];

/** Never throws for the server. @param credentials null: unreadable */
export async function checkConnection(
  client: ODataClient,
  credentials: CrmCredentials | null,
  hasTokenUrl: boolean,
  signal: AbortSignal,
): Promise<ConnectionCheck> {
  const unset = credentials === null ? null : unsetOf(credentials, hasTokenUrl);
  if (unset !== null) return connectionCheck([unset]);
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
  const wrong = otherScheme(result, client.root) ?? findingOfResult(result);
  if (wrong !== null || result.kind === 'failure') return connectionCheck([wrong ?? finding('no_answer')]);
  if (result.status !== 200 || result.body === null) return connectionCheck([notThisProtocol(result)]);
  let model: ResoModel;
  try {
    model = parseMetadata(new TextDecoder().decode(result.body));
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    return connectionCheck([finding('not_this_protocol', { found: error.found })]);
  }
  const lacking = missingOf(model);
  const findings = [clockFinding(result, Date.now()), ...lacking].filter((one) => one !== null);
  if (lacking.length > 0) return connectionCheck(findings);
  return connectionCheck([...findings, ...(await tryPull(client, signal))]);
}

function unsetOf({ apiKey, clientId, clientSecret }: CrmCredentials, hasTokenUrl: boolean): ConnectionFinding | null {
  if (hasTokenUrl || apiKey !== null) return null;
  return clientId !== null || clientSecret !== null
    ? finding('token_address_missing', { setting: 'CRM_TOKEN_URL' })
    : finding('key_missing', { setting: 'CRM_API_KEY' });
}

function otherScheme(result: HttpResult, root: string): ConnectionFinding | null {
  if (result.kind === 'failure')
    return result.text === speaksNoTls ? finding('scheme_wrong', { scheme: 'http', setting: 'CRM_BASE_URL' }) : null;
  const location = result.headers['location'];
  const moved = result.status >= 300 && result.status < 400 && /^https:/i.test(location ?? '');
  return root.startsWith('http:') && (moved || isForTls(result))
    ? finding('scheme_wrong', { scheme: 'https', setting: 'CRM_BASE_URL' })
    : null;
}

/** As nginx and others answer plain HTTP on a TLS port. */
function isForTls({ status, body }: HttpAnswer): boolean {
  const said = status === 400 && body !== null ? new TextDecoder().decode(body.subarray(0, 2_000)) : '';
  return /plain HTTP request was sent to HTTPS port|HTTP request to an HTTPS server/i.test(said);
}

function missingOf(model: ResoModel): ConnectionFinding[] {
  const property = model.resources.get('Property');
  if (property === undefined) return [finding('resource_missing', { resource: 'Property' })];
  const lacking = [...neededFields, ...wantedFields].filter((field) => !property.fields.has(field));
  return lacking.map((field) => finding('field_missing', { resource: 'Property', field }));
}

/** The first two pages of a whole pull. */
async function tryPull(client: ODataClient, signal: AbortSignal): Promise<ConnectionFinding[]> {
  try {
    const model = await client.model(signal, true);
    const { refused } = await readingOf(client, model, signal, true);
    const query = { modifiedSince: null, checkpoint: null, limit: pageSize, signal };
    const first = await pullListings(client, { ...query, cursor: null });
    if (first.nextCursor !== null) await pullListings(client, { ...query, cursor: first.nextCursor });
    const events = eventsOf(model);
    if (events !== null) await readHead(client, events, signal);
    const count = await countOnOffer(client, model, signal);
    return [
      finding('fine'),
      ...(count === null ? [] : [finding('on_offer', { count: String(count) })]),
      ...refused.map((part) => finding('part_refused', { part })),
      ...(model.lookupsUnread === undefined ? [] : [finding('lookups_unread', { reason: model.lookupsUnread })]),
    ];
  } catch (error) {
    if (!(error instanceof CrmUnavailableError)) throw error;
    return [findingOfError(error)];
  }
}

function findingOfError({ status, message, retryAfterMs }: CrmUnavailableError): ConnectionFinding {
  if (status === 401) return finding('key_refused');
  if (status === 403) return finding('scope_missing', { scope: '' });
  if (status === 429)
    return finding('too_many_requests', {
      seconds: retryAfterMs === null ? '' : String(Math.ceil(retryAfterMs / 1_000)),
    });
  if (status !== null && status >= 500 && status !== 501) return finding('server_error', { status: String(status) });
  if (status === 404) return finding('resource_missing', { resource: 'Property' });
  // the server's words name the field that it refuses
  return finding('pull_fails', { reason: message });
}
