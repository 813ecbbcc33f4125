/** RESO Web API Core 2.0. */
import { closeNow, listen } from '@manzil/testing/loopback';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answerQuery } from './answer-query.ts';
import { QueryError } from './filter.ts';
import { readBody, send, sendMetadata, sendPicture } from './http.ts';
import { modify, odataError, type Answer } from './modify.ts';
import { defaults, type ResoServerOptions } from './options.ts';
import { lookupRecords } from './lookup-resource.ts';
import { linkOf, pageOf } from './paging.ts';
import { render } from './render.ts';
import { metadataOf, schemaOf, type Schema } from './schema.ts';
import { createStore, type FieldValue, type ResoStore, type StoredRecord } from './store.ts';
import { createTokenEndpoint, type TokenEndpoint } from './token-endpoint.ts';

export interface ResoServer {
  /** The service root, without a trailing slash (Core 2.3.2). */
  url: string;
  tokenUrl: string;
  store: ResoStore;
  /** Changes apply to data; the metadata stay. */
  options: ResoServerOptions;
  tokens: TokenEndpoint;
  requests: string[];
  bodies: unknown[];
  close(): Promise<void>;
}

/** Not the root, as with most servers. */
const root = '/reso/odata';

/** @param clock milliseconds since 1970 */
export async function startResoServer(
  options: Partial<ResoServerOptions> = {},
  clock: () => number = Date.now,
): Promise<ResoServer> {
  const all: ResoServerOptions = { ...defaults, ...options };
  const schema = schemaOf(all);
  const context: Context = {
    options: all,
    schema,
    store: createStore(clock, all),
    tokens: createTokenEndpoint(all),
    metadata: metadataOf(schema, all),
    requests: [],
    bodies: [],
    lookups: lookupRecords(all),
    pages: new Map(),
    repeated: new Map(),
  };
  const server = createServer((req, res) => {
    serve(context, req, res).catch((error: unknown) => {
      if (error instanceof QueryError) send(res, odataError(400, error.target, error.message));
      else send(res, odataError(500, 'server', String(error)));
    });
  });
  const origin = await listen(server);
  const { store, options: live, tokens, requests, bodies } = context;
  const [url, tokenUrl] = [`${origin}${root}`, `${origin}/oauth/token`];
  return { url, tokenUrl, store, options: live, tokens, requests, bodies, close: () => closeNow(server) };
}

interface Context extends Omit<ResoServer, 'url' | 'tokenUrl' | 'close'> {
  schema: Schema;
  metadata: string;
  lookups: readonly StoredRecord[];
  pages: Map<string, number>;
  repeated: Map<string, Answer>;
}

async function serve(context: Context, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const origin = `http://${req.headers.host ?? '127.0.0.1'}`;
  const url = new URL(req.url ?? '/', origin);
  const body = await readBody(req);
  if (url.pathname === '/oauth/token') {
    const { status, json } = context.tokens.ask(new URLSearchParams(body), req.headers.authorization ?? '');
    return send(res, { status, json });
  }
  if (!context.tokens.admits(req.headers.authorization ?? ''))
    return send(res, odataError(401, 'authorization', 'No valid token'));
  // Core 2.2.1: newer versions are refused
  const version = String(req.headers['odata-version'] ?? '4.0');
  if (version !== '4.0' && version !== '4.01')
    return send(res, odataError(400, 'OData-Version', 'The version is not supported'));
  context.requests.push(`${req.method ?? ''} ${decodeURIComponent(url.pathname + url.search.replaceAll('+', '%20'))}`);
  if (url.pathname.startsWith('/pictures/')) return sendPicture(res, context.store);
  const path = pathBelow(url.pathname);
  if (path === null) return send(res, odataError(404, 'path', 'Not below the service root'));
  if (path === '$metadata') return sendMetadata(res, context.metadata);
  if (path === '') return send(res, { status: 200, json: serviceDocument(context.schema) });
  const [, owner] = /^Property\('((?:[^']|'')*)'\)\/Media$/.exec(path) ?? [];
  if (owner !== undefined)
    return send(res, collection(context, 'Media', url, req, origin, owner.replaceAll("''", "'")));
  const [, resource = '', quoted, key = quoted ?? null] = /^(\w+)(?:\('((?:[^']|'')*)'\)|\((\w+)\))?$/.exec(path) ?? [];
  if (!context.schema.resources.has(resource)) return send(res, odataError(404, resource, 'There is no such resource'));
  const recordKey = (quoted ?? key)?.replaceAll("''", "'") ?? null;
  if (req.method !== 'GET')
    return send(
      res,
      carriedOutOnce(context, req, () => modified(context, req, resource, recordKey, body, origin)),
    );
  if (recordKey !== null) return send(res, single(context, resource, recordKey));
  return send(res, collection(context, resource, url, req, origin));
}

/** `prefix` links lead to another place of the host. */
function pathBelow(pathname: string): string | null {
  const decoded = decodeURIComponent(pathname);
  for (const prefix of [root, '/internal/v2'])
    if (decoded === prefix || decoded.startsWith(`${prefix}/`)) return decoded.slice(prefix.length + 1);
  return null;
}

function recordsOf({ store, lookups }: Context, resource: string): Iterable<StoredRecord> {
  if (resource === 'Lookup') return lookups;
  if (resource === 'Property') return store.properties.values();
  if (resource === 'Media') return store.media.values();
  return resource === 'Contacts' ? store.contacts.values() : store.events;
}

/** @param owner only its records, by the navigation property */
function collection(
  context: Context,
  resource: string,
  url: URL,
  req: IncomingMessage,
  origin: string,
  owner: string | null = null,
): Answer {
  const { options, schema } = context;
  const page = (context.pages.get(resource) ?? 0) + 1;
  context.pages.set(resource, page);
  options.beforePage?.(resource, page);
  if (resource === 'Lookup' && options.lookupResource === 'broken') return odataError(500, resource, 'Out of order');
  if (resource === 'Lookup' && options.lookupResource === 'whole' && url.searchParams.has('$filter'))
    return odataError(501, '$filter', 'Lookups are not filtered');
  const all = owner === null ? recordsOf(context, resource) : mediaOf(context, owner);
  const found = answerQuery(schema, resource, all, url.searchParams, options);
  const preferred = /odata\.maxpagesize=(\d+)/.exec(String(req.headers['prefer'] ?? ''))?.[1];
  const asked = preferred === undefined || !options.honoursMaxPageSize ? options.pageSize : Number(preferred);
  const { key } = schema.resources.get(resource)!;
  const most = Math.max(1, Math.min(options.pageSize, asked, owner === null ? asked : (options.mediaPage ?? asked)));
  const { records, next } = pageOf(found, key, url.searchParams, most, options);
  const value = records.map((record) => withMedia(context, origin, resource, record, found.select, found.expand));
  const place = owner === null ? resource : navigationTo(owner);
  const json = {
    '@odata.context': `${origin}${root}/$metadata#${resource}`,
    ...(found.count === null ? {} : { '@odata.count': options.numbers === 'text' ? String(found.count) : found.count }),
    value,
    ...(next === null || (resource === 'Lookup' && options.lookupResource === 'counted')
      ? {}
      : { '@odata.nextLink': linkOf(origin, root, place, next, options.nextLink) }),
  };
  return {
    status: 200,
    json,
    headers: preferred === undefined ? {} : { 'preference-applied': `odata.maxpagesize=${String(asked)}` },
  };
}

function mediaOf({ store }: Context, owner: FieldValue | undefined): StoredRecord[] {
  return [...store.media.values()].filter(({ values }) => values['ResourceRecordKey'] === owner);
}

const navigationTo = (owner: string): string => `Property('${encodeURIComponent(owner.replaceAll("'", "''"))}')/Media`;

function withMedia(
  context: Context,
  origin: string,
  resource: string,
  record: StoredRecord,
  select: readonly string[] | null,
  expand: boolean,
): Record<string, unknown> {
  const { options, schema } = context;
  const { key, fields } = schema.resources.get(resource)!;
  const said = render(record, fields, select, options);
  if (!expand) return said;
  const owner = String(record.values[key]);
  const media = mediaOf(context, owner);
  const { fields: mediaFields, key: mediaKey } = schema.resources.get('Media')!;
  const rendered = (one: StoredRecord): Record<string, unknown> => render(one, mediaFields, null, options);
  // order is not promised: newest first
  if (options.mediaPage === null) return { ...said, Media: media.toReversed().map(rendered) };
  const nothingAsked = new URLSearchParams();
  const found = answerQuery(schema, 'Media', media, nothingAsked, options);
  const { records, next } = pageOf(found, mediaKey, nothingAsked, options.mediaPage, options);
  const form = options.nextLink === 'query' ? 'path' : options.nextLink;
  const rest = next === null ? {} : { 'Media@odata.nextLink': linkOf(origin, root, navigationTo(owner), next, form) };
  return { ...said, Media: records.map(rendered), ...rest };
}

/** Core 2.5.3. */
function single(context: Context, resource: string, key: string): Answer {
  const { key: name, fields } = context.schema.resources.get(resource)!;
  const record = [...recordsOf(context, resource)].find(({ values }) => String(values[name]) === key);
  if (record === undefined) return odataError(404, resource, 'There is no such record');
  return { status: 200, json: render(record, fields, null, context.options) };
}

/** OData Repeatable Requests 1.0. */
function carriedOutOnce(context: Context, req: IncomingMessage, carryOut: () => Answer): Answer {
  const id = req.headers['repeatability-request-id'];
  if (!context.options.repeatable || typeof id !== 'string') return carryOut();
  const before = context.repeated.get(`${req.method ?? ''} ${id}`);
  if (before !== undefined) return before;
  const answer = carryOut();
  if (answer.status < 400) context.repeated.set(`${req.method ?? ''} ${id}`, answer);
  return answer;
}

function modified(
  context: Context,
  req: IncomingMessage,
  resource: string,
  key: string | null,
  body: string,
  origin: string,
): Answer {
  const { store, schema, options } = context;
  const ifMatch = req.headers['if-match'] ?? null;
  const json = parsed(body);
  context.bodies.push(json);
  const asked = { method: req.method ?? '', resource, key, body: json, ifMatch, root: `${origin}${root}` };
  const { changed, ...answer } = modify(store, schema, options, asked);
  if (changed === undefined) return answer;
  const minimal = options.answers === 'minimal';
  const headers = { ...answer.headers, 'preference-applied': `return=${options.answers}` };
  if (minimal) return { status: 204, headers };
  return {
    ...answer,
    headers,
    json: render(changed, schema.resources.get(resource)!.fields, null, { ...options, etags: true }),
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

/** Core 2.5.2. */
function serviceDocument(schema: Schema): object {
  return { '@odata.context': '$metadata', value: [...schema.resources.keys()].map((name) => ({ name, url: name })) };
}
