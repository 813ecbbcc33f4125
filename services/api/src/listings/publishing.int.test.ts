import { addProperty } from '@manzil/core/listings/testing/add-property';
import { describe, expect, it } from 'vitest';
import { publishingApi } from './testing/publishing.ts';

const office = publishingApi();
const listing = { title: 'Office', price: '9000', deal: 'rent', status: 'for_rent', address: 'Tower 1', city: 'Doha' };
const texts = { titleAr: 'مكتب', description: 'Text', descriptionAr: 'نص' };
const stateOf = async (id: number) =>
  (
    await office.api.pool.query(
      `select is_active as visible, waits_to_publish as waits from properties where id = $1`,
      [id],
    )
  ).rows[0] as unknown;
const waiting = async (fields: Parameters<typeof addProperty>[1] = {}) => {
  const id = await addProperty(office.api.pool, { source: 'crm', isActive: false, ...fields });
  await office.api.pool.query('update properties set waits_to_publish = true where id = $1', [id]);
  return id;
};

describe('the office’s minimum', () => {
  it('is none at first, set by administrators, and bounded [M-981]', async () => {
    expect(await office.admin.json('GET', '/api/admin/settings')).toMatchObject({
      publishing: { minimum: null, needsMandate: false },
    });
    expect((await office.editor.call('POST', '/api/properties', listing)).status).toBe(201);
    for (const value of [0, 101, 1.5, '60'])
      expect((await office.admin.call('PUT', '/api/admin/settings/publishing', { minimum: value })).status).toBe(400);
    expect(await office.minimum(60)).toMatchObject({ minimum: 60, published: 0 });
    expect(await office.editor.json('GET', '/api/admin/properties/summary')).toMatchObject({ minimum: 60, waiting: 0 });
  });

  it('refuses to publish what lacks something, and names it; a draft is saved [M-981]', async () => {
    await office.minimum(45);
    const refused = await office.editor.call('POST', '/api/properties', listing);
    const problem = (await refused.json()) as { code: string; errors: { path: string; code: string }[] };
    expect([refused.status, problem.code]).toEqual([422, 'property.incomplete']);
    expect(problem.errors.map(({ path }) => path)).toEqual([
      'titleAr',
      'description',
      'descriptionAr',
      'images',
      'area',
      'latitude',
      'subcategory',
    ]);
    const made = await office.editor.json<{ id: number }>('POST', '/api/properties', { ...listing, isActive: false });
    const publish = (more: object) =>
      office.editor.call('PATCH', `/api/properties/${String(made.id)}`, { isActive: true, ...more });
    expect((await publish({})).status).toBe(422);
    expect((await publish(texts)).status).toBe(200);
    expect(await stateOf(made.id)).toEqual({ visible: true, waits: false });
  });

  it('leaves what is published, also when it is changed to less [M-981]', async () => {
    const id = await addProperty(office.api.pool, { ...texts });
    await office.minimum(90);
    expect((await office.editor.call('PATCH', `/api/properties/${String(id)}`, { titleAr: null })).status).toBe(200);
    expect(await stateOf(id)).toEqual({ visible: true, waits: false });
  });

  it('holds for many at once: those with too little are left and named [M-981]', async () => {
    await office.minimum(45);
    const full = await addProperty(office.api.pool, { ...texts, isActive: false });
    const bare = await addProperty(office.api.pool, { isActive: false });
    const visible = await addProperty(office.api.pool, {});
    const ids = [full, bare, visible];
    expect(await office.editor.json('POST', '/api/admin/properties/bulk', { ids, action: 'activate' })).toEqual({
      changed: [full],
      otherDeal: [],
      incomplete: [bare],
      withoutMandate: [],
    });
  });
});

describe('what waits', () => {
  it('stands in a list of its own, and is published when staff complete it [M-982]', async () => {
    await office.minimum(45);
    const id = await waiting();
    await addProperty(office.api.pool, { isActive: false });
    const list = await office.editor.json<{ properties: object[]; completeness: object[] }>(
      'GET',
      '/api/admin/properties?enough=waiting',
    );
    expect(list.properties).toMatchObject([{ id }]);
    expect(list.completeness).toMatchObject([{ score: 15, waits: true }]);
    expect(await office.editor.json('GET', '/api/admin/properties/summary')).toMatchObject({ waiting: 1 });
    await office.editor.call('PATCH', `/api/properties/${String(id)}`, { titleAr: 'مكتب' });
    expect(await stateOf(id)).toEqual({ visible: false, waits: true });
    await office.editor.call('PATCH', `/api/properties/${String(id)}`, texts);
    expect(await stateOf(id)).toEqual({ visible: true, waits: false });
  });

  it('is let through by a person, which the audit log keeps; nothing else is [M-982]', async () => {
    await office.minimum(45);
    const [id, draft] = [await waiting(), await addProperty(office.api.pool, { isActive: false })];
    const body = { ids: [id, draft], action: 'publish-anyway' };
    expect(await office.editor.json('POST', '/api/admin/properties/bulk', body)).toMatchObject({ changed: [id] });
    expect(await stateOf(id)).toEqual({ visible: true, waits: false });
    const { rows } = await office.api.pool.query(
      `select after from audit_entries where after ->> 'action' = 'publish-anyway'`,
    );
    expect(rows).toEqual([{ after: { action: 'publish-anyway', ids: [id] } }]);
  });

  it('waits no longer once a person makes it a draft [M-982]', async () => {
    const [one, other] = [await waiting(), await waiting()];
    await office.editor.call('PATCH', `/api/properties/${String(one)}`, { isActive: false });
    await office.editor.call('POST', '/api/admin/properties/bulk', { ids: [other], action: 'deactivate' });
    expect([await stateOf(one), await stateOf(other)]).toEqual([
      { visible: false, waits: false },
      { visible: false, waits: false },
    ]);
  });

  it('is published when the minimum no longer keeps it, and that is said [M-982]', async () => {
    await office.minimum(45);
    const [full, bare] = [await waiting(texts), await waiting()];
    expect(await office.minimum(40)).toMatchObject({ minimum: 40, published: 1 });
    expect([await stateOf(full), await stateOf(bare)]).toEqual([
      { visible: true, waits: false },
      { visible: false, waits: true },
    ]);
  });
});

it('the list is filtered by what listings lack [M-980]', async () => {
  const [full, bare] = [await addProperty(office.api.pool, texts), await addProperty(office.api.pool)];
  const found = async (enough: string) =>
    (
      await office.editor.json<{ properties: { id: number }[] }>(
        'GET',
        `/api/admin/properties?enough=${enough}&sort=date_asc`,
      )
    ).properties.map(({ id }) => id);
  expect([await found('complete'), await found('incomplete'), await found('below')]).toEqual([[], [full, bare], []]);
  await office.minimum(40);
  expect([
    await found('below'),
    (await office.editor.json<{ ids: number[] }>('GET', '/api/admin/properties/ids?enough=below')).ids,
  ]).toEqual([[bare], [bare]]);
});
