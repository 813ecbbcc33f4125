import { z } from 'zod';
import { CrmUnavailableError } from '../../crm.ts';
import {
  createHttpClient,
  jsonOf,
  type HttpCall,
  type HttpClientOptions,
  type HttpResult,
} from '../../http/http-client.ts';
import { answered } from './errors.ts';
import { readLookups, withLookups, type LookupEntry } from '../lookup-resource.ts';
import { MetadataError, parseMetadata, type ResoModel, type ResoResource } from './metadata.ts';
import { readNextLink, type NextLink } from './next-link.ts';
import { riyals } from '../price.ts';
import { serverTimeOf } from '../../http/retry-after.ts';
import { asRecord, type RawRecord } from '../raw-values.ts';
import type { TokenSource } from './token.ts';

export interface ODataClientOptions {
  root: string;
  /** Used without a token source. */
  authorization: HttpClientOptions['authorization'];
  tokens: TokenSource | null;
  /** ISO 4217, for amounts without one; default riyals. */
  currency?: string | undefined;
  requestTimeoutMs?: number;
  connectTimeoutMs?: number;
  /** Of metadata, in ms. */
  modelForMs?: number;
}

export interface RecordPage {
  records: RawRecord[];
  next: NextLink;
  count: number | null;
  /** The server's clock, ISO 8601 UTC. */
  serverTime: string | null;
}

export interface ODataClient {
  root: string;
  currency: string;
  /** A refused token is renewed once. Never throws for the server. */
  call(call: HttpCall): Promise<HttpResult>;
  /** @param address whole, or below the root with its slash @throws CrmUnavailableError */
  page(address: string, pageSize: number | null, signal: AbortSignal): Promise<RecordPage>;
  /** With lookups, at most `modelForMs` old; `fresh` asks again. @throws CrmUnavailableError */
  model(signal: AbortSignal, fresh?: boolean): Promise<ResoModel>;
}

export const odataVersion = { 'odata-version': '4.0', 'odata-maxversion': '4.01' } as const;
const mostPageBytes = 64 * 1024 * 1024;
const mostMetadataBytes = 32 * 1024 * 1024;
const defaultModelForMs = 3_600_000;
/** Sooner, when lookups could not be read. */
const lookupsAgainMs = 300_000;

const pageSchema = z.object({
  value: z.array(z.unknown()),
  '@odata.nextLink': z.unknown().optional(),
  '@odata.count': z.union([z.number(), z.string()]).nullish(),
  // 4.01 may leave the prefix out
  '@nextLink': z.unknown().optional(),
  '@count': z.number().nullish(),
  '@odata.context': z.unknown().optional(),
});

export function createODataClient(options: ODataClientOptions): ODataClient {
  const { root, tokens, modelForMs = defaultModelForMs } = options;
  let sent: string | null = null;
  const http = createHttpClient({
    baseUrl: root,
    authorization: async (signal) => {
      if (tokens === null) return options.authorization(signal);
      const header = await tokens.authorization(signal);
      if (typeof header === 'string') sent = header;
      return header;
    },
    answerTimeoutMs: options.requestTimeoutMs,
    connectTimeoutMs: options.connectTimeoutMs,
  });
  let known: { model: ResoModel; until: number } | null = null;
  let lookups: LookupEntry[] = [];
  let asking: Promise<ResoModel> | null = null;

  async function call(request: HttpCall): Promise<HttpResult> {
    const withVersion = { ...request, headers: { ...odataVersion, ...request.headers } };
    const first = await http.call(withVersion);
    if (tokens === null || first.kind === 'failure' || first.status !== 401 || sent === null) return first;
    // revoked early: a 401 says that nothing was done
    tokens.refuse(sent);
    return http.call(withVersion);
  }

  async function askModel(signal: AbortSignal): Promise<ResoModel> {
    const result = await call({
      method: 'GET',
      path: '/$metadata',
      headers: { accept: 'application/xml' },
      signal,
      maxBytes: mostMetadataBytes,
    });
    const answer = answered(result, 'the request for its metadata');
    if (answer.body === null) throw new CrmUnavailableError('The metadata are too large or broke off', answer.status);
    try {
      return parseMetadata(new TextDecoder().decode(answer.body));
    } catch (error) {
      if (!(error instanceof MetadataError)) throw error;
      throw new CrmUnavailableError(error.message, answer.status, null, 'crm.not_this_protocol');
    }
  }

  async function page(address: string, pageSize: number | null, signal: AbortSignal): Promise<RecordPage> {
    const from = address.startsWith('/') ? `${root}${address}` : address;
    const prefer = pageSize === null ? {} : { prefer: `odata.maxpagesize=${String(pageSize)}` };
    const result = await call({ method: 'GET', path: address, headers: prefer, signal, maxBytes: mostPageBytes });
    const answer = answered(result, `a page of ${resourceOf(from, root)}`);
    const read = pageSchema.safeParse(jsonOf(answer));
    if (!read.success) throw new CrmUnavailableError('The CRM sent a page that could not be read', answer.status);
    const { value } = read.data;
    const count = Number(read.data['@odata.count'] ?? read.data['@count'] ?? Number.NaN);
    return {
      // what is no record is kept, to be held back with its reason
      records: value.map((one) => asRecord(one) ?? {}),
      next: readNextLink(read.data['@odata.nextLink'] ?? read.data['@nextLink'], from, read.data['@odata.context']),
      count: Number.isSafeInteger(count) && count >= 0 ? count : null,
      serverTime: serverTimeOf(answer.headers['date']),
    };
  }

  /** Falls back on the last lookups read. */
  async function explainedModel(signal: AbortSignal): Promise<ResoModel> {
    const model = await askModel(signal);
    try {
      lookups = (await readLookups(page, model, signal)) ?? [];
      return withLookups(model, lookups);
    } catch (error) {
      if (!(error instanceof CrmUnavailableError) || signal.aborted) throw error;
      return { ...withLookups(model, lookups), lookupsUnread: error.message };
    }
  }

  return {
    root,
    currency: options.currency ?? riyals,
    call,
    page,
    async model(signal, fresh = false) {
      if (!fresh && known !== null && Date.now() < known.until) return known.model;
      asking ??= explainedModel(signal).finally(() => {
        asking = null;
      });
      const model = await asking;
      const forMs = model.lookupsUnread === undefined ? modelForMs : Math.min(modelForMs, lookupsAgainMs);
      known = { model, until: Date.now() + forMs };
      return model;
    },
  };
}

/** @throws CrmUnavailableError where the server lacks it */
export function resourceNamed(model: ResoModel, name: string): ResoResource {
  const resource = model.resources.get(name);
  if (resource === undefined) throw new CrmUnavailableError(`The CRM has no resource ${name}`);
  return resource;
}

/** For error texts: never the query. */
function resourceOf(address: string, root: string): string {
  const path = address.startsWith(root) ? address.slice(root.length) : new URL(address).pathname;
  return /^\/?([\w.]+)/.exec(path.split('/').at(-1) ?? '')?.[1] ?? 'listings';
}
