import { invalidProperties } from '@manzil/crm-servers/hubspot/errors';
import { isHubspotWrite, lostAnswer } from '@manzil/crm-servers/hubspot/lost-writes';
import { startHubspotServer, type HubspotServer } from '@manzil/crm-servers/hubspot/server';
import type { ProviderUnderTest } from '@manzil/crm-servers/kit/under-test';
import type { HubspotObject } from '../names.ts';
import { providerOf, setUpDirectly } from './account.ts';

const places = {
  deals: { pipeline: 'default', stage: 'appointmentscheduled' },
  tickets: { pipeline: '0', stage: '1' },
} as const;

export function hubspotUnderTest(object: HubspotObject): ProviderUnderTest<HubspotServer> {
  const place = places[object];
  return {
    name: `hubspot with ${object}`,
    capabilities: {
      idempotentByKey: false,
      lookupByReference: true,
      takesLeads: true,
      takesListings: false,
      givesListings: false,
      givesDeletions: false,
      listsReferences: true,
      visibilityHorizonMs: 10_000,
    },
    async start() {
      const server = await startHubspotServer();
      setUpDirectly(server, object);
      return server;
    },
    provider: (server, baseUrl) => providerOf(baseUrl, object, server.options.token, place),
    withWrongKey: (_server, baseUrl) => providerOf(baseUrl, object, 'wrong', place),
    leads: ({ store }, reference) =>
      store
        .all(object)
        .filter(({ properties }) => properties['manzil_reference'] === reference)
        .map(({ properties }) => ({ version: Number(properties['manzil_version']) })),
    person({ store }, reference) {
      const enquiry = store.all(object).find(({ properties }) => properties['manzil_reference'] === reference);
      const contact = store.all('contacts').find(({ id }) => enquiry?.contacts.includes(id) === true);
      return contact?.properties['email'] ?? null;
    },
    listings: () => [],
    refusal(words) {
      const { status, body } = invalidProperties([{ name: 'firstname', error: 'INVALID_TEXT', message: words }]);
      return { status, body };
    },
    lostAnswer,
    isWrite: isHubspotWrite,
    // calls: look up, read contact, make contact, make record
    decisive: [3],
    refusing: [2, 3],
  };
}
