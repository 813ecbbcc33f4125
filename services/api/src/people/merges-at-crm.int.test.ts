import { appendDelivery } from '@manzil/core/deliveries/store/outbox';
import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { mergeContacts } from '@manzil/core/people/store/contact-merges';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Detail, openPeopleDesk } from './testing/people-desk.ts';

const desk = await openPeopleDesk();
const { api, addLead, two, contactOf, merge, undo } = desk;
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('a merge at the CRM', () => {
  const lane = { consumer: 'crm', provider: 'sandbox' } as const;
  const owe = (id: number) =>
    appendDelivery(api.pool, {
      event: 'lead.created',
      subjectKind: 'lead',
      subjectId: id,
      subjectVersion: 1,
      requestId: null,
      consumers: [lane],
    });
  const told = async () =>
    (
      await api.pool.query<{ id: number; version: number }>(
        `select subject_id as id, subject_version as version from deliveries where event = 'lead.updated' order by seq`,
      )
    ).rows;
  const personOf = async (id: number) => {
    const [state] = await createSubjectReader(api.pool).read([{ kind: 'lead', id }]);
    return state?.kind === 'lead' ? state.record.personReference : null;
  };

  it('makes newer deliveries of the moved leads that it has, with their new person; so does the undo [M-1298]', async () => {
    const { a, b } = await two();
    const unknown = await addLead({ email: 'work@example.org' });
    await owe(a.id);
    await owe(b.id);
    const done = await merge(a.contact, b.contact, [a.id, b.id, unknown.id]);
    expect(done.status).toBe(201);
    expect(await told()).toEqual([{ id: b.id, version: 2 }]);
    expect(await personOf(b.id)).toBe(`P-${String(a.contact)}`);
    const undone = await undo(a.contact, (done.body as unknown as Detail).merges[0]?.id ?? 0);
    expect(undone.body).toEqual({ contactId: a.contact, otherId: b.contact, moved: 2 });
    expect(await told()).toEqual([
      { id: b.id, version: 2 },
      { id: b.id, version: 3 },
    ]);
    expect(await personOf(b.id)).toBe(`P-${String(b.contact)}`);
  });

  it('makes none where it keeps people apart [M-1299]', async () => {
    const { a, b } = await two();
    await owe(b.id);
    const merging = { id: a.contact, otherId: b.contact, leadIds: [a.id, b.id] };
    const act = { actor: { id: desk.admin.id, name: 'admin' }, requestId: 'r' } as unknown as Parameters<
      typeof mergeContacts
    >[3];
    expect(await mergeContacts(api.pool, merging, null, act, null)).toEqual([]);
    expect([await told(), await contactOf(b.id)]).toEqual([[], a.contact]);
  });
});
