import { appendDelivery } from '@manzil/core/deliveries/store/outbox';
import { createFakeCrm } from '@manzil/core/deliveries/testing/fake-crm';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type Detail, openPeopleDesk } from './testing/people-desk.ts';

/** Of the connected CRM, each of the moment. */
const can = { ...createFakeCrm().provider.capabilities };
const provider: { followsPeople?: 'follows' } = {};
const desk = await openPeopleDesk({
  settings: { CRM_PROVIDER: 'reso', CRM_BASE_URL: 'http://127.0.0.1:9/odata', CRM_API_KEY: 'key' },
  replace: {
    crm: can,
    provider: Object.assign(provider, {
      name: 'reso',
      checkConnection: async () => ({ ok: true, findings: [] }),
      recall: async () => undefined,
    }),
  },
});
const { api, two, contactOf, preview, merge, undo } = desk;
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

function become(followsPeople: boolean, takesLeads: boolean): void {
  if (followsPeople) provider.followsPeople = 'follows';
  else delete provider.followsPeople;
  can.takesLeads = takesLeads;
}

/** Both are in the CRM. */
async function twoInCrm() {
  const { a, b } = await two();
  for (const { id: subjectId } of [a, b])
    await appendDelivery(api.pool, {
      event: 'lead.created',
      subjectKind: 'lead',
      subjectId,
      subjectVersion: 1,
      requestId: null,
      consumers: [{ consumer: 'crm', provider: 'reso' }],
    });
  return { a, b };
}

const told = async () =>
  (
    await api.pool.query<{ id: number; provider: string }>(
      `select subject_id as id, consumer, provider from deliveries where event = 'lead.updated' order by seq`,
    )
  ).rows;
const promised = async (id: number, otherId: number) => (await preview(id, otherId)).body['crm'];
const mergeOf = (answer: Awaited<ReturnType<typeof merge>>) => (answer.body as unknown as Detail).merges[0]?.id ?? 0;

it.each([
  ['takes no leads', true, false],
  ['keeps people apart', false, true],
  ['does neither', false, false],
] as const)('a CRM that %s is told nothing, and the preview says so [M-1328]', async (_what, followsPeople, takes) => {
  become(followsPeople, takes);
  const { a, b } = await twoInCrm();
  expect(await promised(a.contact, b.contact)).toBe('keeps_apart');
  const done = await merge(a.contact, b.contact, [a.id, b.id]);
  expect([done.status, await contactOf(b.id)]).toEqual([201, a.contact]);
  expect((await undo(a.contact, mergeOf(done))).status).toBe(200);
  expect([await told(), api.published.splice(0)]).toEqual([[], []]);
});

it('a CRM that follows is told by its name, and that is published [M-1328]', async () => {
  become(true, true);
  const { a, b } = await twoInCrm();
  expect(await promised(a.contact, b.contact)).toBe('follows');
  const done = await merge(a.contact, b.contact, [a.id, b.id]);
  const delivery = { id: b.id, consumer: 'crm', provider: 'reso' };
  expect([done.status, await told()]).toEqual([201, [delivery]]);
  expect((await undo(a.contact, mergeOf(done))).status).toBe(200);
  expect(await told()).toEqual([delivery, delivery]);
  expect(api.published.splice(0)).toMatchObject([
    { consumer: 'crm', event: 'lead.updated', subjectId: b.id },
    { consumer: 'crm', event: 'lead.updated', subjectId: b.id },
  ]);
});

it('what it can is asked anew by each of preview, merge and undo [M-1328]', async () => {
  const { a, b } = await twoInCrm();
  const seen = [];
  for (const follows of [true, false, true]) {
    become(true, follows);
    seen.push(await promised(a.contact, b.contact));
  }
  expect(seen).toEqual(['follows', 'keeps_apart', 'follows']);
  become(true, false);
  const done = await merge(a.contact, b.contact, [a.id, b.id]);
  expect([done.status, await told()]).toEqual([201, []]);
  become(true, true);
  expect((await undo(a.contact, mergeOf(done))).status).toBe(200);
  expect(await told()).toHaveLength(1);
});
