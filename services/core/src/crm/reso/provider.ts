/** RESO Web API Core 2.0, Data Dictionary 2.0, RCP-10 and RCP-27. */
import { CrmUnavailableError, type CrmProvider } from '../crm.ts';
import type { Outcome } from '../../deliveries/delivery.ts';
import { bearerOf } from '../http/authorize.ts';
import type { ProviderEnv } from '../provider-env.ts';
import { assumed, capabilitiesOf } from './odata/capabilities.ts';
import { checkConnection } from './check-connection.ts';
import { createComparison } from './comparison.ts';
import { fetchListings } from './listings.ts';
import type { ResoResource } from './odata/metadata.ts';
import { createODataClient, resourceNamed, type ODataClient } from './odata/odata-client.ts';
import { pullListings } from './odata/pages.ts';
import { fetchPicture } from './pictures/pictures.ts';
import { createTokenSource } from './odata/token.ts';
import { contactReference, contactVersion, listingVersion, spelled, toContact, toProperty } from './write-fields.ts';
import { findRecord, lookupRecord, remove, upsert, type Place } from './writes.ts';
import { notGiven, notTaken } from '../not-offered.ts';
import { personalValuesOf } from '../sent-text.ts';

const fetchPageSize = 200;

/** Without CRM_TOKEN_URL the key is the token. */
export function createResoProvider(env: ProviderEnv): CrmProvider {
  const tokens =
    env.CRM_TOKEN_URL === undefined
      ? null
      : createTokenSource({
          tokenUrl: env.CRM_TOKEN_URL,
          scope: env.CRM_SCOPE ?? null,
          credentials: env.credentials,
        });
  const client = createODataClient({
    root: env.CRM_BASE_URL,
    authorization: bearerOf(env.credentials),
    tokens,
    currency: env.CRM_CURRENCY,
    requestTimeoutMs: env.DELIVERY_REQUEST_TIMEOUT_MS,
  });
  return resoProvider(client, env);
}

function resoProvider(client: ODataClient, env: ProviderEnv): CrmProvider {
  let capabilities = assumed;

  /** Or an outcome: nothing was sent. */
  async function target(name: string, signal: AbortSignal): Promise<ResoResource | Outcome> {
    try {
      const model = await client.model(signal);
      capabilities = capabilitiesOf(model);
      const resource = model.resources.get(name);
      return resource ?? notTaken(name === 'Contacts' ? 'leads' : 'listings');
    } catch (error) {
      if (!(error instanceof CrmUnavailableError)) throw error;
      const { status, code, message, retryAfterMs } = error;
      return { kind: 'retry', httpStatus: status, code, text: message, answer: null, retryAfterMs, alert: false };
    }
  }

  const listings = (resource: ResoResource): Place => ({
    resource,
    fields: [resource.key, 'ListingId'],
    version: listingVersion,
  });
  const leads = (resource: ResoResource): Place => ({ resource, fields: [contactReference], version: contactVersion });

  return {
    name: 'reso',
    readAs: client.currency,
    get capabilities() {
      return capabilities;
    },
    async discover(signal) {
      capabilities = capabilitiesOf(await client.model(signal, true));
      return capabilities;
    },
    checkConnection: async (signal) =>
      checkConnection(client, await env.credentials(), env.CRM_TOKEN_URL !== undefined, signal),

    async sendLead(record, context) {
      const contacts = await target('Contacts', context.signal);
      if ('kind' in contacts) return contacts;
      if (!capabilities.takesLeads) return notTaken('leads');
      const { reference, version } = record;
      const write = { ...context, place: leads(contacts), reference, version, personal: personalValuesOf(record) };
      return upsert(client, write, toContact(record, contacts));
    },

    async sendListing(record, context) {
      const property = await target('Property', context.signal);
      if ('kind' in property) return property;
      if (!capabilities.takesListings) return notTaken('listings');
      const body = toProperty(record, property, client.currency);
      const { reference, version } = record;
      const write = { ...context, place: listings(property), reference, version, personal: [] };
      // theirs keeps its number and source
      const onlyOurs = ['ListingId', 'SourceSystemName', listingVersion];
      return upsert(client, write, body, onlyOurs);
    },

    async deleteListing(reference, version, context) {
      const property = await target('Property', context.signal);
      if ('kind' in property) return property;
      if (!capabilities.takesListings) return notTaken('listings');
      const write = { ...context, place: listings(property), reference, version, personal: [] };
      const status =
        spelled(property, 'StandardStatus', 'Withdrawn') ?? spelled(property, 'StandardStatus', 'Canceled');
      return remove(client, write, status === undefined ? null : { StandardStatus: status });
    },

    lookup: (kind, reference, signal) =>
      lookupRecord(async () => {
        const model = await client.model(signal);
        const place =
          kind === 'lead' ? leads(resourceNamed(model, 'Contacts')) : listings(resourceNamed(model, 'Property'));
        return findRecord(client, place, reference, signal);
      }),

    listReferences: () => Promise.reject(notGiven('references')),
    pullListings: (query) => pullListings(client, query),
    fetchListings: async (references, signal) =>
      fetchListings(client, await client.model(signal), references, fetchPageSize, signal),
    comparison: createComparison(client),
    fetchPicture: (url, maxBytes, signal) => fetchPicture(client, url, maxBytes, signal),
  };
}
