import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishingApi } from '../listings/testing/publishing.ts';
import { codeOf, dayIn, forget, mandate, mandateDesk } from './testing/mandates.ts';

const office = publishingApi();
let desk: Awaited<ReturnType<typeof mandateDesk>>;
beforeEach(async () => {
  desk = await mandateDesk(office);
});
afterEach(() => forget(office));

const made = async (answer: Response) => (await answer.json()) as { id: number; version: number; state: string };

describe('mandates', () => {
  it('of one listing: two exclusive ones may not overlap, and touch at midnight [M-1131]', async () => {
    const id = await desk.listing();
    expect((await desk.give(id, { endsOn: dayIn(30) })).status).toBe(201);
    const overlaps = await desk.give(id, { startsOn: dayIn(30), endsOn: dayIn(60) });
    expect([overlaps.status, await codeOf(overlaps)]).toEqual([409, 'mandate.overlaps']);
    expect((await desk.give(id, { startsOn: dayIn(31), endsOn: dayIn(60) })).status).toBe(201);
    expect((await desk.give(id, { kind: 'open', endsOn: dayIn(60) })).status).toBe(201);
    expect((await desk.give(await desk.listing())).status).toBe(201);
  });

  it('asked for at the same moment, one of two exclusive ones is kept [M-1131]', async () => {
    const id = await desk.listing();
    const answers = await Promise.all([desk.give(id), desk.give(id), desk.give(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('have a contract number of their own, days in order and an owner that there is [M-1130]', async () => {
    const id = await desk.listing();
    expect((await desk.give(id, { contractNumber: 'BC-7/2026' })).status).toBe(201);
    const again = await desk.give(await desk.listing(), { contractNumber: ' bc-7/2026 ' });
    expect([again.status, await codeOf(again)]).toEqual([409, 'mandate.number_taken']);
    const free = await desk.listing();
    for (const wrong of [
      { endsOn: dayIn(-11) },
      { signedOn: dayIn(301) },
      { ownerId: 9999 },
      { commission: '0' },
      { commission: '0.00' },
      { signedOn: '2026-02-30' },
    ])
      expect([wrong, (await desk.give(free, wrong)).status]).toEqual([wrong, 400]);
    expect((await desk.give(999_999)).status).toBe(404);
  });

  it('are changed by version, and say their state today [M-1130]', async () => {
    const id = await desk.listing();
    const coming = await made(await desk.give(id, { startsOn: dayIn(5) }));
    expect(coming.state).toBe('coming');
    const path = `/api/admin/mandates/${String(coming.id)}`;
    const body = { startsOn: dayIn(0), version: coming.version };
    expect(await office.editor.json('PATCH', path, body)).toMatchObject({ state: 'in_force' });
    expect(await codeOf(await office.editor.call('PATCH', path, body))).toBe('mandate.conflict');
    expect((await office.editor.call('PATCH', path, { endsOn: dayIn(-1) })).status).toBe(400);
    expect((await office.editor.call('PATCH', '/api/admin/mandates/999999', { note: 'x' })).status).toBe(404);
  });

  it('end early with a reason, once, and leave room for the next [M-1132]', async () => {
    const id = await desk.listing();
    const { id: first } = await made(await desk.give(id));
    const path = `/api/admin/mandates/${String(first)}/end`;
    expect((await office.editor.call('POST', path, { reason: ' ' })).status).toBe(400);
    expect(await office.editor.json('POST', path, { reason: 'Sold' })).toMatchObject({
      state: 'ended',
      endedOn: dayIn(0),
      endReason: 'Sold',
    });
    expect(await codeOf(await office.editor.call('POST', path, { reason: 'Sold' }))).toBe('mandate.not_running');
    expect((await desk.give(id, { startsOn: dayIn(0) })).status).toBe(201);
    const coming = await made(await desk.give(await desk.listing(), { startsOn: dayIn(1) }));
    const early = await office.editor.call('POST', `/api/admin/mandates/${String(coming.id)}/end`, { reason: 'No' });
    expect(await codeOf(early)).toBe('mandate.not_running');
  });

  it('are read by listing and by owner, and filter the list of listings [M-1133]', async () => {
    const [ending, kept, none, renewed] = [
      await desk.listing(),
      await desk.listing(),
      await desk.listing(),
      await desk.listing(),
    ];
    await desk.give(ending, { endsOn: dayIn(30) });
    await desk.give(kept, { endsOn: dayIn(31) });
    await desk.give(renewed, { endsOn: dayIn(3) });
    await desk.give(renewed, { startsOn: dayIn(4), endsOn: dayIn(400) });
    const found = async (asked: string) =>
      (
        await office.editor.json<{ properties: { id: number }[] }>(
          'GET',
          `/api/admin/properties?sort=date_asc&mandate=${asked}`,
        )
      ).properties.map(({ id }) => id);
    expect([await found('ending'), await found('none')]).toEqual([[ending], [none]]);
    const { mandates } = await office.editor.json<{ mandates: object[] }>(
      'GET',
      `/api/admin/properties/${String(renewed)}/mandates`,
    );
    expect(mandates).toMatchObject([{ state: 'coming' }, { state: 'in_force', daysLeft: 3 }]);
    const owner = await office.editor.json('GET', `/api/admin/owners/${String(desk.ownerId)}`);
    expect(owner).toMatchObject({ owner: { listings: 3, inForce: 3 } });
    expect(owner['mandates']).toHaveLength(4);
  });
});

it('another end is announced anew, another note is not [M-1135]', async () => {
  const id = await desk.listing();
  const { id: one } = await made(await desk.give(id));
  const announced = async () =>
    (await office.api.pool.query('select announced_days as days from mandates')).rows as { days: number | null }[];
  await office.api.pool.query('update mandates set announced_days = 30');
  await office.editor.call('PATCH', `/api/admin/mandates/${String(one)}`, { note: 'By hand' });
  expect(await announced()).toEqual([{ days: 30 }]);
  await office.editor.call('PATCH', `/api/admin/mandates/${String(one)}`, { endsOn: dayIn(20) });
  expect(await announced()).toEqual([{ days: null }]);
});

it('an entry of the log names contract and days, never the note or the reason [M-1130]', async () => {
  const id = await desk.listing();
  const { id: one } = await made(await desk.give(id, { note: 'Private words' }));
  await office.editor.call('POST', `/api/admin/mandates/${String(one)}/end`, { reason: 'Quarrel with Hamad' });
  const { rows } = await office.api.pool.query<{ action: string; text: string }>(
    `select action, coalesce(after::text, '') || coalesce(subject_label, '') as text from audit_entries
     where subject_kind in ('mandate', 'owner') order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['owner.created', 'mandate.created', 'mandate.ended_early']),
  );
  for (const { text } of rows) expect(text).not.toMatch(/Private|Quarrel|Hamad|5555|28763400120|hamad@/);
  expect(mandate(1).contractNumber).toMatch(/^BC-/);
});
