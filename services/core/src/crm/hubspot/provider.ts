/** Takes leads only (decision 21). */
import type { CrmCapabilities, CrmProvider } from '../crm.ts';
import { notGiven, notTaken } from '../not-offered.ts';
import { bearerOf } from '../http/authorize.ts';
import { connectionCheck, finding } from '../connection-findings.ts';
import { createHttpClient } from '../http/http-client.ts';
import type { ProviderEnv } from '../provider-env.ts';
import { inspectAccount } from './account-state.ts';
import { createHubspotApi } from './api.ts';
import { lookupRecord } from './lookups.ts';
import { createPlaces } from './places.ts';
import { listReferences } from './references.ts';
import { sendLead } from './send-lead.ts';

const capabilities: CrmCapabilities = {
  // nothing is promised of two calls at once, nor that a late one overwrites no newer
  idempotentByKey: false,
  lookupByReference: true,
  takesLeads: true,
  takesListings: false,
  givesListings: false,
  givesDeletions: false,
  listsReferences: true,
  // nothing is promised, so twice the sandbox's
  visibilityHorizonMs: 10_000,
};

/** Connects when first needed. */
export function createHubspotProvider(env: ProviderEnv): CrmProvider {
  const http = createHttpClient({
    baseUrl: env.CRM_BASE_URL,
    authorization: bearerOf(env.credentials),
    answerTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
  });
  const api = createHubspotApi(http);
  const wanted = {
    object: env.HUBSPOT_OBJECT,
    pipeline: env.HUBSPOT_PIPELINE ?? null,
    stage: env.HUBSPOT_STAGE ?? null,
  };
  const places = createPlaces(api, wanted);
  const token = async (): Promise<string | null> => (await env.credentials())?.apiKey ?? null;

  return {
    name: 'hubspot',
    followsPeople: 'moves_enquiries',
    capabilities,
    discover: async () => capabilities,
    async checkConnection(signal) {
      if ((await token()) === null) return connectionCheck([finding('not_configured', { setting: 'CRM_API_KEY' })]);
      const { findings } = await inspectAccount({ http, token }, wanted, signal);
      return connectionCheck(findings);
    },
    sendLead: (record, { signal }) => sendLead(api, places, record, signal),
    sendListing: async () => notTaken('listings'),
    deleteListing: async () => notTaken('listings'),
    lookup: (kind, reference, signal) => lookupRecord(api, wanted.object, kind, reference, signal),
    listReferences: (query) => listReferences(api, wanted.object, query),
    pullListings: () => Promise.reject(notGiven('listings')),
    fetchPicture: () => Promise.reject(notGiven('pictures')),
  };
}
