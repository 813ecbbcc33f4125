import { followMandates } from '@manzil/core/owners/store/follow-mandates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishingApi } from '../listings/testing/publishing.ts';
import { codeOf, dayIn, forget, mandateDesk } from './testing/mandates.ts';

const office = publishingApi();
let desk: Awaited<ReturnType<typeof mandateDesk>>;
const needs = (needsMandate: boolean) =>
  office.admin.json('PUT', '/api/admin/settings/publishing', { minimum: null, needsMandate });
beforeEach(async () => {
  desk = await mandateDesk(office);
  await needs(true);
});
afterEach(async () => {
  await needs(false);
  await forget(office);
});

const stateOf = async (id: number) =>
  (
    await office.api.pool.query(
      `select is_active as visible, waits_to_publish as waits from properties where id = $1`,
      [id],
    )
  ).rows[0] as unknown;
const visible = { visible: true, waits: false };
const waiting = { visible: false, waits: true };
const draft = { visible: false, waits: false };
const publish = (id: number) => office.editor.call('PATCH', `/api/properties/${String(id)}`, { isActive: true });
const bulk = (ids: number[], action: string) =>
  office.editor.json('POST', '/api/admin/properties/bulk', { ids, action });
const listing = { title: 'Office', price: '9000', deal: 'rent', status: 'for_rent', address: 'Tower 1', city: 'Doha' };
const contentVersion = async () =>
  (await office.api.pool.query<{ version: string }>('select version::text from content_version')).rows[0]!.version;

describe('where the office wants a mandate', () => {
  it('the form refuses to publish without one in force, and publishes with it [M-1134]', async () => {
    const refused = await office.editor.call('POST', '/api/properties', listing);
    expect([refused.status, await codeOf(refused)]).toEqual([422, 'property.mandate_missing']);
    const { id } = await office.editor.json<{ id: number }>('POST', '/api/properties', { ...listing, isActive: false });
    expect(await codeOf(await publish(id))).toBe('property.mandate_missing');
    await desk.give(id, { startsOn: dayIn(1) });
    expect(await codeOf(await publish(id))).toBe('property.mandate_missing');
    await desk.give(id, { kind: 'open' });
    expect((await publish(id)).status).toBe(200);
    expect(await stateOf(id)).toEqual(visible);
  });

  it('many at once: those without are left and named, and nobody publishes them anyway [M-1134]', async () => {
    const [mandated, bare] = [await desk.listing(), await desk.listing()];
    await desk.give(mandated);
    expect(await bulk([mandated, bare], 'activate')).toEqual({
      changed: [mandated],
      otherDeal: [],
      incomplete: [],
      withoutMandate: [bare],
    });
    await office.api.pool.query('update properties set waits_to_publish = true where id = $1', [bare]);
    expect(await bulk([bare], 'publish-anyway')).toMatchObject({ changed: [], withoutMandate: [bare] });
    expect(await stateOf(bare)).toEqual(waiting);
  });

  it('an import says how many wait for one, and publishes them by themselves with it [M-1134]', async () => {
    const csv = 'Reference ID,Title,Price,Type,Status,Address,City\nIMP-1,Office,9000,rent,for_rent,Tower 1,Doha\n';
    const send = (body: object) =>
      office.editor.json<{ plan: string }>('POST', '/api/admin/properties/import', { csv, publish: true, ...body });
    const plan = await send({ dryRun: true });
    expect(plan).toMatchObject({
      created: 1,
      publishable: 0,
      published: 0,
      withoutMandate: 1,
      rows: [{ waitsForMandate: true }],
    });
    expect(await send({ dryRun: false, plan: plan.plan })).toMatchObject({
      applied: true,
      withoutMandate: 1,
      drafts: 1,
    });
    const { rows } = await office.api.pool.query<{ id: number }>(
      `select id from properties where reference_id = 'IMP-1'`,
    );
    const { id } = rows[0]!;
    expect(await stateOf(id)).toEqual(waiting);
    await desk.give(id);
    expect(await stateOf(id)).toEqual(visible);
  });

  it('a listing leaves the site when its mandate is ended early, and comes back with the next [M-1136]', async () => {
    const id = await desk.listing();
    const first = (await (await desk.give(id)).json()) as { id: number };
    await publish(id);
    const before = await contentVersion();
    await office.editor.call('POST', `/api/admin/mandates/${String(first.id)}/end`, { reason: 'Sold' });
    expect(await stateOf(id)).toEqual(waiting);
    expect(await contentVersion()).not.toBe(before);
    expect(await office.editor.json('GET', '/api/admin/properties?enough=waiting')).toMatchObject({
      properties: [{ id }],
      completeness: [{ waits: true, needsMandate: true }],
    });
    await desk.give(id, { kind: 'open', startsOn: dayIn(0) });
    expect(await stateOf(id)).toEqual(visible);
  });

  it('what staff made a draft meanwhile does not come back [M-1136]', async () => {
    const id = await desk.listing();
    const first = (await (await desk.give(id)).json()) as { id: number };
    await publish(id);
    await office.editor.call('POST', `/api/admin/mandates/${String(first.id)}/end`, { reason: 'Sold' });
    await bulk([id], 'deactivate');
    await desk.give(id, { kind: 'open', startsOn: dayIn(0) });
    expect(await stateOf(id)).toEqual(draft);
  });

  it('at midnight in Qatar after its last day, once, however often it is looked [M-1136]', async () => {
    const id = await desk.listing();
    await desk.give(id, { endsOn: dayIn(0) });
    await publish(id);
    const last = new Date(`${dayIn(0)}T20:59:59.000Z`);
    const next = new Date(`${dayIn(0)}T21:00:00.000Z`);
    const { pool } = office.api;
    expect((await followMandates(pool, null, last)).withdrawn).toEqual([]);
    const before = await contentVersion();
    const rounds = await Promise.all([1, 2, 3].map(() => followMandates(pool, null, next)));
    expect(rounds.flatMap(({ withdrawn }) => withdrawn)).toEqual([id]);
    expect(await stateOf(id)).toEqual(waiting);
    expect(await contentVersion()).not.toBe(before);
    const { rows } = await pool.query(`select actor_name as actor, after from audit_entries where after = $1`, [
      { action: 'mandate-ended', ids: [id] },
    ]);
    expect(rows).toEqual([{ actor: null, after: { action: 'mandate-ended', ids: [id] } }]);
  });

  it('one that comes into force later publishes what waits on its first day [M-1136]', async () => {
    const id = await desk.listing();
    await office.api.pool.query('update properties set waits_to_publish = true where id = $1', [id]);
    await desk.give(id, { startsOn: dayIn(1) });
    expect(await stateOf(id)).toEqual(waiting);
    expect((await followMandates(office.api.pool, null)).published).toEqual([]);
    const tomorrow = new Date(`${dayIn(0)}T21:00:00.000Z`);
    expect((await followMandates(office.api.pool, null, tomorrow)).published).toEqual([id]);
    expect(await stateOf(id)).toEqual(visible);
  });

  it('the choice takes nothing off the site by itself, says how many have none, and lets all out when it is dropped [M-1134]', async () => {
    await needs(false);
    const [seen, held] = [await desk.listing({ isActive: true }), await desk.listing()];
    await office.api.pool.query('update properties set waits_to_publish = true where id = $1', [held]);
    expect(await needs(true)).toEqual({ minimum: null, needsMandate: true, published: 0, withoutMandate: 1 });
    await followMandates(office.api.pool, null);
    expect([await stateOf(seen), await stateOf(held)]).toEqual([visible, waiting]);
    expect(await office.editor.json('GET', '/api/admin/properties/summary')).toMatchObject({ needsMandate: true });
    expect(await needs(false)).toMatchObject({ needsMandate: false, published: 1 });
    expect(await stateOf(held)).toEqual(visible);
  });
});

it('without the choice a mandate decides nothing [M-1134]', async () => {
  await needs(false);
  const id = await desk.listing();
  await desk.give(id, { endsOn: dayIn(0) });
  await publish(id);
  await followMandates(office.api.pool, null, new Date(Date.now() + 3 * 86_400_000));
  expect(await stateOf(id)).toEqual(visible);
});
