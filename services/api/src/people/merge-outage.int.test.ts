import { bearer } from '@manzil/core/crm/http/authorize';
import { createSandboxProvider } from '@manzil/core/crm/sandbox/provider';
import { breakerRules } from '@manzil/core/deliveries/breaker/breaker';
import { crmTarget } from '@manzil/core/deliveries/engine/crm-target';
import { createDeliveryEngine, type DeliveryEngine } from '@manzil/core/deliveries/engine/engine';
import { deliverySettings } from '@manzil/core/deliveries/engine/settings';
import { createDeliveryStore } from '@manzil/core/deliveries/store/delivery-store';
import { appendDelivery } from '@manzil/core/deliveries/store/outbox';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { loadEnv } from '@manzil/core/platform/env';
import { startSandboxProcess } from '@manzil/testing/sandbox-process';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type Detail, openPeopleDesk } from './testing/people-desk.ts';

const nobody = 'http://127.0.0.1:9';
const sandbox = await startSandboxProcess(0);
const desk = await openPeopleDesk({ settings: { CRM_BASE_URL: nobody } });
const { api, addLead, two, contactOf, merge, undo } = desk;
beforeEach(async () => {
  await desk.clear();
  await api.pool.query('truncate breakers cascade');
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

/** Of one ledger, whichever address it sends to. */
function engineTo(baseUrl: string): DeliveryEngine {
  return createDeliveryEngine({
    store: createDeliveryStore(api.pool, { breaker: breakerRules(1) }),
    subjects: createSubjectReader(api.pool),
    target: crmTarget(createSandboxProvider({ baseUrl, authorization: bearer('sandbox-key'), idempotent: true })),
    settings: deliverySettings(loadEnv([], {})),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
}
const engine = engineTo(sandbox.url);
const lane = { consumer: 'crm', provider: 'sandbox' } as const;

const owe = (subjectId: number) =>
  appendDelivery(api.pool, {
    event: 'lead.created',
    subjectKind: 'lead',
    subjectId,
    subjectVersion: 1,
    requestId: null,
    consumers: [lane],
  });
const waiting = async () =>
  (
    await api.pool.query<{ id: number; state: string }>(
      `select subject_id as id, state from deliveries where state not in ('delivered', 'superseded') order by subject_id, seq`,
    )
  ).rows;

/** What is due now and what was to be tried later. */
async function work(to: DeliveryEngine): Promise<void> {
  await api.pool.query(`update deliveries set due_at = now() where state in ('pending', 'retry_wait')`);
  await to.sendPending(null);
  await to.sendRetries(null);
}

interface InCrm {
  version: number;
  writes: number;
  personReference: string;
}
/** By our number; each is there once or not at all. */
async function inCrm(...ids: number[]): Promise<(InCrm | null)[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { rows } = await api.pool.query<{ name: string }>('select reference_id as name from leads where id = $1', [
        id,
      ]);
      const { body } = await sandbox.call('GET', `/v1/leads?reference=${rows[0]?.name ?? ''}`);
      const { leads } = body as { leads: InCrm[] };
      expect(leads.length).toBeLessThan(2);
      const [lead] = leads;
      if (lead === undefined) return null;
      const { version, writes, personReference } = lead;
      return { version, writes, personReference };
    }),
  );
}
const person = (contact: number): string => `P-${String(contact)}`;

const outages: { outage: string; begin: () => Promise<DeliveryEngine>; end: () => Promise<unknown> }[] = [
  { outage: 'is not there', begin: async () => engineTo(nobody), end: async () => null },
  {
    outage: 'answers with errors',
    begin: async () => {
      await sandbox.call('PUT', '/v1/faults', { error500: 1 });
      return engine;
    },
    end: () => sandbox.call('PUT', '/v1/faults', {}),
  },
];

it.each(outages)(
  'a merge while the CRM $outage waits for it, and moves the leads there once when it is back [M-1329]',
  async ({ begin, end }) => {
    const { a, b } = await two();
    const second = await addLead({ email: 'work@example.org' });
    const other = await addLead({ email: 'other@example.net' });
    const unknown = await addLead({ email: 'work@example.org' });
    for (const { id } of [a, b, second, other]) await owe(id);
    await work(engine);
    const first = { version: 1, writes: 1 };
    const before = [
      { ...first, personReference: person(a.contact) },
      { ...first, personReference: person(b.contact) },
      { ...first, personReference: person(b.contact) },
      { ...first, personReference: person(other.contact) },
      null,
    ];
    const all = [a.id, b.id, second.id, other.id, unknown.id];
    expect([await waiting(), await inCrm(...all)]).toEqual([[], before]);

    const out = await begin();
    const late = await addLead({ email: 'work@example.org' });
    await owe(late.id);
    const shown = [a.id, b.id, second.id, unknown.id, late.id];
    const done = await merge(a.contact, b.contact, shown);
    expect([done.status, await contactOf(late.id)]).toEqual([201, a.contact]);
    await work(out);
    await work(out);
    const wait = await waiting();
    expect(wait.map(({ id }) => id)).toEqual(expect.arrayContaining([b.id, second.id, late.id]));
    expect(new Set(wait.map(({ id }) => id)).size).toBe(3);

    await end();
    expect(await inCrm(...all)).toEqual(before);
    await work(engine);
    await work(engine);
    const moved = { version: 2, writes: 2, personReference: person(a.contact) };
    const after = [before[0], moved, moved, before[3], null];
    expect([await waiting(), await inCrm(...all)]).toEqual([[], after]);
    // it waited to be made: once, with whose it is by now
    expect(await inCrm(late.id)).toEqual([{ version: 2, writes: 1, personReference: person(a.contact) }]);

    const undone = await undo(a.contact, (done.body as unknown as Detail).merges[0]?.id ?? 0);
    expect(undone.body).toMatchObject({ moved: 4 });
    await work(engine);
    const back = { version: 3, writes: 3, personReference: person(b.contact) };
    expect(await inCrm(...all)).toEqual([before[0], back, back, before[3], null]);
  },
);
