import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openPeopleDesk } from './testing/people-desk.ts';

const desk = await openPeopleDesk();
const { api, two, call, contactOf, preview, merge } = desk;
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

/** Of the second person. */
const add = async (leads: number): Promise<number[]> =>
  (
    await api.pool.query<{ id: number }>(
      `insert into leads (first_name, email, source, reference_id)
       select 'Noura', 'work@example.org', 'contact_form', gen_random_uuid()::text from generate_series(1, $1) returning id`,
      [leads],
    )
  ).rows.map(({ id }) => id);

it('somebody with 1,000 enquiries is merged; with one more that is refused in words, on either side [M-1330]', async () => {
  const { a, b } = await two();
  const ids = [a.id, b.id, ...(await add(999))];
  expect((await preview(a.contact, b.contact)).body).toMatchObject({ tooMany: false, merged: { enquiries: 1_000 } });
  const [over] = await add(1);
  for (const [kept, merged] of [
    [a.contact, b.contact],
    [b.contact, a.contact],
  ] as const) {
    const refused = await merge(kept, merged, [...ids, over ?? 0]);
    expect([refused.status, refused.body['code']]).toEqual([422, 'contact.too_many']);
  }
  const shown = await preview(a.contact, b.contact);
  expect(shown.body).toMatchObject({ tooMany: true, kept: { enquiries: 1 }, merged: { enquiries: 1_001, unseen: 0 } });
  const { kept, merged } = shown.body as Record<'kept' | 'merged', { leadIds: number[] }>;
  const asShown = await merge(a.contact, b.contact, [...kept.leadIds, ...merged.leadIds]);
  expect([asShown.body['code'], await contactOf(b.id)]).toEqual(['contact.too_many', b.contact]);
  // as the screen says: what is deleted does not count, and moves along
  await call('POST', '/api/leads/bulk-delete', { leadIds: [over] });
  expect((await preview(a.contact, b.contact)).body).toMatchObject({ tooMany: false });
  const done = await merge(a.contact, b.contact, ids);
  expect(done.body).toMatchObject({ merges: [{ enquiries: 1_001 }] });
});
