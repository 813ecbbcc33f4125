import type { HubspotOptions } from '@manzil/crm-servers/hubspot/options';
import { addProperties, startHubspotServer, type HubspotServer } from '@manzil/crm-servers/hubspot/server';
import type { StoredRecord } from '@manzil/crm-servers/hubspot/store';
import type { CrmProvider } from '../../crm.ts';
import type { Outcome } from '../../../deliveries/delivery.ts';
import type { LeadRecord } from '../../../leads/lead.ts';
import { contactProperties, enquiryProperties, type HubspotObject } from '../names.ts';
import { createHubspotProvider } from '../provider.ts';

export interface TestAccount extends HubspotServer {
  provider: CrmProvider;
  send(changes?: Partial<LeadRecord>): Promise<Outcome>;
  contacts(): StoredRecord[];
  enquiries(): StoredRecord[];
}

export const lead: LeadRecord = {
  reference: 'MZL-1',
  personReference: 'P-1',
  version: 1,
  firstName: 'Noor',
  lastName: 'Al-Kuwari',
  email: 'noor@example.com',
  phone: '+974 5555 0100',
  message: 'Please call me about the office',
  source: 'property_inquiry',
  status: 'new',
  language: 'ar',
  page: '/en/contact',
  listingReference: 'A-17',
  consent: { policyVersion: '1', marketing: true, at: '2026-11-20T08:00:00.000Z' },
  createdAt: '2026-11-20T08:00:00.000Z',
  moved: null,
};

export interface AccountChanges extends Partial<HubspotOptions> {
  object?: HubspotObject;
  setUp?: boolean;
  apiKey?: string | null;
  baseUrl?: string;
  pipeline?: string;
  stage?: string;
}

export function setUpDirectly({ store }: HubspotServer, object: HubspotObject): void {
  addProperties(store, 'contacts', contactProperties);
  addProperties(store, object, enquiryProperties);
}

export function providerOf(
  baseUrl: string,
  object: HubspotObject,
  apiKey: string | null,
  at: Partial<AccountChanges> = {},
) {
  return createHubspotProvider({
    CRM_PROVIDER: 'hubspot',
    CRM_BASE_URL: baseUrl,
    HUBSPOT_OBJECT: object,
    HUBSPOT_PIPELINE: at.pipeline,
    HUBSPOT_STAGE: at.stage,
    SANDBOX_IDEMPOTENT: false,
    DELIVERY_REQUEST_TIMEOUT_MS: 15_000,
    credentials: async () => ({ apiKey, clientId: null, clientSecret: null }),
  });
}

/** Close it at the end. */
export async function startAccount(changes: AccountChanges = {}): Promise<TestAccount> {
  const { object = 'deals', setUp = true, apiKey, baseUrl, pipeline, stage, ...options } = changes;
  const server = await startHubspotServer(options);
  if (setUp) setUpDirectly(server, object);
  const place = { ...(pipeline !== undefined && { pipeline }), ...(stage !== undefined && { stage }) };
  const provider = providerOf(
    baseUrl ?? server.url,
    object,
    apiKey === undefined ? server.options.token : apiKey,
    place,
  );
  return {
    ...server,
    provider,
    send: (more = {}) =>
      provider.sendLead(
        { ...lead, ...more },
        { idempotencyKey: 'k', requestId: null, signal: AbortSignal.timeout(30_000) },
      ),
    contacts: () => server.store.all('contacts'),
    enquiries: () => server.store.all(object),
  };
}
