import type { CrmCapabilities, CrmProvider, ListingPageQuery } from '../crm.ts';
import type { SendContext } from '../../deliveries/delivery-target.ts';
import { createHttpClient, type HttpCall, type HttpClientOptions } from '../http/http-client.ts';
import { outcomeOf } from '../outcome-of.ts';
import { checkConnection } from './check-connection.ts';
import { fetchListings, fetchPicture, pullListings } from './listings.ts';
import { lookupPath, readLookup } from './lookups.ts';
import { personalValuesOf } from '../sent-text.ts';
import { toLeadWrite, toListingWrite } from './mapping.ts';
import { listReferences } from './references.ts';
import { leadAnswers, listingAnswers } from './answers.ts';

export interface SandboxOptions {
  baseUrl: string;
  authorization: HttpClientOptions['authorization'];
  /** The sandbox can switch Idempotency-Key off. */
  idempotent: boolean;
  requestTimeoutMs?: number;
  connectTimeoutMs?: number;
}

/** Connects when first needed. */
export function createSandboxProvider(options: SandboxOptions): CrmProvider {
  const { baseUrl } = options;
  const http = createHttpClient({
    baseUrl,
    authorization: options.authorization,
    answerTimeoutMs: options.requestTimeoutMs,
    connectTimeoutMs: options.connectTimeoutMs,
  });

  const capabilities: CrmCapabilities = {
    idempotentByKey: options.idempotent,
    lookupByReference: true,
    takesLeads: true,
    takesListings: true,
    givesListings: true,
    givesDeletions: true,
    listsReferences: true,
    visibilityHorizonMs: 5_000,
  };

  return {
    name: 'sandbox',
    followsPeople: 'follows',
    capabilities,
    discover: async () => capabilities,
    checkConnection: (signal) => checkConnection(http, baseUrl, signal),

    async sendLead(record, context) {
      const { reference, version } = record;
      const call = write('PUT', `/v1/leads/${encodeURIComponent(reference)}`, version, context, toLeadWrite(record));
      const sent = { operation: 'upsert', reference, version, personal: personalValuesOf(record) } as const;
      return outcomeOf(await http.call(call), sent, leadAnswers);
    },

    async sendListing(record, context) {
      const { reference, version } = record;
      const body = toListingWrite(record, baseUrl);
      const call = write('PUT', `/v1/listings/${encodeURIComponent(reference)}`, version, context, body);
      const sent = { operation: 'upsert', reference, version, personal: [] } as const;
      return outcomeOf(await http.call(call), sent, listingAnswers);
    },

    async deleteListing(reference, version, context) {
      const call = write('DELETE', `/v1/listings/${encodeURIComponent(reference)}`, version, context);
      const sent = { operation: 'delete', reference, version, personal: [] } as const;
      return outcomeOf(await http.call(call), sent, listingAnswers);
    },

    async lookup(kind, reference, signal, requestId = null) {
      const call = {
        method: 'GET',
        path: lookupPath(kind, reference),
        headers: requestHeader(requestId),
        signal,
      } as const;
      return readLookup(kind, reference, await http.call(call));
    },

    listReferences: (query) => listReferences(http, query),
    pullListings: (query: ListingPageQuery) => pullListings(http, baseUrl, query),
    fetchListings: (references, signal) => fetchListings(http, baseUrl, references, signal),
    fetchPicture: (url, maxBytes, signal) => fetchPicture(http, baseUrl, url, maxBytes, signal),
  };
}

/** A later try may carry a newer version: another write. */
function write(method: 'PUT' | 'DELETE', path: string, version: number, context: SendContext, body?: object): HttpCall {
  return {
    method,
    path,
    signal: context.signal,
    headers: {
      'idempotency-key': `${context.idempotencyKey}-v${String(version)}`,
      ...requestHeader(context.requestId),
    },
    ...(body === undefined ? {} : { body }),
  };
}

/** So that the CRM's log can be searched. */
const requestHeader = (requestId: string | null): Record<string, string> =>
  requestId === null ? {} : { 'x-request-id': requestId };
