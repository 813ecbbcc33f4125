import { doneStates } from '@manzil/core/deliveries/states';
import { stateNotIn } from '@manzil/core/deliveries/store/state-sql';
import { createHubspotProvider } from '@manzil/core/crm/hubspot/provider';
import { contactProperties, enquiryProperties } from '@manzil/core/crm/hubspot/names';
import type { CrmProvider } from '@manzil/core/crm/crm';
import type pg from 'pg';
import { startFaultProxy } from '../../proxy/fault-proxy.ts';
import { isHubspotWrite, lostAnswer } from '../lost-writes.ts';
import { addProperties, startHubspotServer } from '../server.ts';
import type { Store } from '../store.ts';
import { createDriver } from './drive.ts';
import type { EvidenceFault } from './faults.ts';
import { mergeSome, separateSome } from './merges.ts';
import { changeSome, readVersions, seedLeads, type SeededLead } from './people.ts';

export interface EvidenceRow {
  fault: string;
  leads: number;
  people: number;
  contacts: number;
  deals: number;
  met: number;
  requests: number;
  resent: number;
  seconds: number;
  wrong: string[];
}

export interface EvidenceTask {
  fault: EvidenceFault;
  leads: number;
  seed: number;
  /** Emptied first. */
  pool: pg.Pool;
  mostMs: number;
}

export async function runFault({ fault, leads: count, seed, pool, mostMs }: EvidenceTask): Promise<EvidenceRow> {
  const startedAt = performance.now();
  await pool.query('truncate deliveries, leads, contacts, breakers, schedule_ticks restart identity cascade');
  const server = await startHubspotServer(fault.account);
  addProperties(server.store, 'contacts', contactProperties);
  addProperties(server.store, 'deals', enquiryProperties);
  const proxy = await startFaultProxy({ target: server.url, lostAnswer, isWrite: isHubspotWrite });
  try {
    proxy.set(fault.shares.length === 0 ? null : { kind: 'shares', shares: fault.shares, seed });
    const driver = createDriver(pool, providerAt(proxy.url, server.options.token));
    const leads = await seedLeads(pool, count);
    await driver.drain(mostMs / 2, fault.workersEnd);
    await changeSome(pool, leads);
    await mergeSome(pool, leads);
    await driver.drain(mostMs / 2, fault.workersEnd);
    await separateSome(pool, leads);
    await readVersions(pool, leads);
    await driver.drain(mostMs / 2, fault.workersEnd);
    proxy.set(null);
    const left = await driver.drain(mostMs);
    const { counts } = await driver.compare();
    const leftAfter = await driver.drain(mostMs);
    const again = await driver.compare();
    const met = Object.entries(proxy.counts());
    const requests = met.reduce((sum, [, n]) => sum + n, 0);
    const found = await countIn(pool, server.store, leads);
    return {
      fault: fault.name,
      leads: leads.length,
      people: new Set(leads.map(({ home }) => home)).size,
      contacts: found.contacts,
      deals: found.deals,
      met: requests - proxy.counts().passed,
      requests,
      resent: counts.missing,
      seconds: (performance.now() - startedAt) / 1_000,
      wrong: [
        ...found.wrong,
        ...(left + leftAfter > 0 ? [`${String(left + leftAfter)} still wait`] : []),
        ...(again.errorCode === null ? [] : [`the comparison ended with ${again.errorCode}`]),
        ...(again.counts.missing + again.counts.missingAgain > 0
          ? ['the second comparison found something missing']
          : []),
        ...(again.counts.duplicates + again.counts.unknownRecords > 0 ? ['the comparison found what is not ours'] : []),
      ],
    };
  } finally {
    await proxy.close();
    await server.close();
  }
}

/** The server shows writes at once. */
function providerAt(baseUrl: string, apiKey: string): CrmProvider {
  const provider = createHubspotProvider({
    CRM_PROVIDER: 'hubspot',
    CRM_BASE_URL: baseUrl,
    HUBSPOT_OBJECT: 'deals',
    SANDBOX_IDEMPOTENT: false,
    DELIVERY_REQUEST_TIMEOUT_MS: 1_000,
    credentials: async () => ({ apiKey, clientId: null, clientSecret: null }),
  });
  return { ...provider, capabilities: { ...provider.capabilities, visibilityHorizonMs: 100 } };
}

async function countIn(pool: pg.Pool, store: Store, leads: readonly SeededLead[]) {
  const contacts = store.all('contacts');
  const deals = store.all('deals');
  const wrong: string[] = [];
  for (const { reference, person, version } of leads) {
    const own = deals.filter(({ properties }) => properties['manzil_reference'] === reference);
    const [deal] = own;
    if (own.length !== 1 || deal === undefined) wrong.push(`${reference} has ${String(own.length)} deals`);
    else {
      if (deal.properties['manzil_version'] !== String(version)) wrong.push(`${reference} has an older version`);
      const known = deal.contacts.map((id) => store.find('contacts', id, null)?.properties ?? {});
      const keys = known.map((properties) => properties['email'] ?? properties['manzil_contact_key']);
      if (keys.length !== 1 || keys[0] !== person)
        wrong.push(`${reference} has the contacts of ${String(keys.length)} people`);
    }
  }
  const people = new Set(leads.map(({ home }) => home)).size;
  if (contacts.length !== people) wrong.push(`${String(contacts.length)} contacts of ${String(people)} people`);
  if (deals.length !== leads.length) wrong.push(`${String(deals.length)} deals of ${String(leads.length)} leads`);
  const { rows } = await pool.query<{ state: string; n: number }>(
    `select state, count(*)::integer as n from deliveries where ${stateNotIn('state', doneStates)} group by state`,
  );
  wrong.push(...rows.map(({ state, n }) => `${String(n)} deliveries are ${state}`));
  return { contacts: contacts.length, deals: deals.length, wrong: wrong.slice(0, 10) };
}
