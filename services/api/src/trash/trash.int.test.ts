import { purgeExpired } from '@manzil/core/trash/store/purge';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { openTrashDesk } from './testing/trash-desk.ts';

const desk = await openTrashDesk();
const { api, admin, asAdmin, asEditor, trash, restore, rowsOf, auditOf, addLead, addPost, addListing, addAgent, ago } =
  desk;
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('an article in the trash', () => {
  it('answers as one that is gone, and comes back as it was [M-1197]', async () => {
    const id = await addPost();
    const draft = await addPost({ slug: 'draft', status: 'draft' });
    const before = await rowsOf('select * from blog_posts order by id');
    await asEditor('POST', '/api/admin/blog-posts/bulk', { ids: [id, draft], action: 'delete' });
    expect((await api.get('/api/blog/clinic')).status).toBe(410);
    expect(await restore('post', [id, draft], asEditor)).toMatchObject({
      body: { restored: [id, draft], renamed: [] },
    });
    expect((await api.get('/api/blog/clinic')).status).toBe(200);
    expect((await api.get('/api/blog/draft')).status).toBe(404);
    const after = await rowsOf('select * from blog_posts order by id');
    expect(after).toEqual(before.map((row) => ({ ...row, version: Number(row['version']) + 1 })));
  });

  it('gets another address where its own was taken, and says so [M-1199]', async () => {
    const id = await addPost();
    await asEditor('DELETE', `/api/blog-posts/${String(id)}`);
    await addPost({ title: 'Another' });
    await addPost({ title: 'A third', slug: 'clinic-2' });
    expect(await restore('post', [id], asEditor)).toMatchObject({ body: { renamed: [{ id, slug: 'clinic-3' }] } });
    expect((await api.get('/api/blog/clinic-3')).status).toBe(200);
  });

  it('stands alone where its partner has another translation by then [M-1199]', async () => {
    const id = await addPost();
    const partner = await addPost({ slug: 'arabic', language: 'ar', translationId: id });
    await asEditor('DELETE', `/api/blog-posts/${String(id)}`);
    const other = await addPost({ slug: 'new', translationId: partner });
    await restore('post', [id], asEditor);
    expect((await asEditor('GET', `/api/blog-posts/${String(id)}`)).body['translation']).toBeNull();
    expect((await asEditor('GET', `/api/blog-posts/${String(other)}`)).body['translation']).toMatchObject({
      id: partner,
    });
  });
});

describe('a team member in the trash', () => {
  it('comes back with their listings, but for those that somebody else has by then [M-1197]', async () => {
    const id = await addAgent('Layla');
    const [own, given] = [await addListing(), await addListing()];
    await api.pool.query('update properties set agent_id = $1', [id]);
    await asEditor('DELETE', `/api/agents/${String(id)}`);
    expect((await api.get(`/api/agents/${String(id)}`)).status).toBe(404);
    const other = await addAgent('Omar');
    await api.pool.query('update properties set agent_id = $1 where id = $2', [other, given]);
    expect((await trash(asEditor)).map(({ title }) => title)).toEqual(['Layla']);
    expect(await restore('agent', [id], asEditor)).toMatchObject({ body: { restored: [id] } });
    expect((await api.get(`/api/agents/${String(id)}`)).status).toBe(200);
    expect(await rowsOf('select id, agent_id from properties order by id')).toEqual([
      { id: own, agent_id: id },
      { id: given, agent_id: other },
    ]);
  });
});

describe('a listing in the trash', () => {
  it('says who deleted it, alone or with others, and comes back as active as it was [M-1197]', async () => {
    const [active, draft] = [await addListing(), await addListing(false)];
    await asEditor('DELETE', `/api/properties/${String(active)}`);
    await asEditor('POST', '/api/admin/properties/bulk', { ids: [draft], action: 'delete' });
    const items = await trash(asEditor);
    expect(items.map(({ kind, id }) => [kind, id])).toEqual([
      ['property', draft],
      ['property', active],
    ]);
    expect(items.map(({ deletedBy }) => deletedBy)).not.toContain(null);
    expect((await api.get(`/api/properties/${String(active)}`)).status).toBe(410);
    expect(await restore('property', [active, draft], asEditor)).toMatchObject({ body: { restored: [active, draft] } });
    expect((await api.get(`/api/properties/${String(active)}`)).status).toBe(200);
    expect((await api.get(`/api/properties/${String(draft)}`)).status).toBe(404);
    expect(await trash(asEditor)).toEqual([]);
  });

  it('deleted for good leaves its number alone: the address stays gone, no pull brings it again [M-1200]', async () => {
    const id = await addListing();
    await asAdmin('DELETE', `/api/properties/${String(id)}`);
    await api.pool.query('delete from deliveries');
    expect(await asAdmin('POST', '/api/trash/purge', { kind: 'property', ids: [id] })).toMatchObject({
      status: 200,
      body: { deleted: 1, waiting: 0 },
    });
    expect(await trash()).toEqual([]);
    expect((await api.get(`/api/properties/${String(id)}`)).status).toBe(410);
    expect(await restore('property', [id])).toMatchObject({ body: { restored: [] } });
    expect(JSON.stringify(await rowsOf('select * from properties'))).not.toMatch(/Tower floor|Marina|Lusail/);
    expect(await auditOf('property.purged')).toBe(1);
  });

  it('waits for the CRM to hear of it before it goes for good [M-1200]', async () => {
    const id = await addListing();
    await asAdmin('DELETE', `/api/properties/${String(id)}`);
    expect(await asAdmin('POST', '/api/trash/purge', { kind: 'property', ids: [id] })).toMatchObject({
      body: { deleted: 0, waiting: 1 },
    });
    expect(await trash()).toHaveLength(1);
  });
});

describe('the trash', () => {
  it('shows each only what they may delete, and restores no more [M-1195]', async () => {
    const lead = await addLead();
    const article = await addPost();
    await asAdmin('DELETE', `/api/leads/${String(lead)}`);
    await asAdmin('DELETE', `/api/blog-posts/${String(article)}`);
    expect((await trash(asEditor)).map(({ kind }) => kind)).toEqual(['post']);
    expect(await restore('lead', [lead], asEditor)).toMatchObject({ status: 403 });
    expect(await asEditor('POST', '/api/trash/purge', { kind: 'post', ids: [article] })).toMatchObject({ status: 403 });
    const asAgent = callAs(api, await signInAs(api, 'agent'));
    expect(await trash(asAgent)).toEqual([]);
    expect(await restore('post', [article], asAgent)).toMatchObject({ status: 403 });
  });

  it('keeps somebody who sees their own leads alone from the others [M-1195]', async () => {
    await api.pool.query(
      `insert into roles (key, name_en, name_ar, permissions)
       values ('closer', 'Closer', 'مغلق', '{leads.read_own,leads.write,leads.delete}') on conflict do nothing`,
    );
    const closer = await signInAs(api, 'agent');
    await api.pool.query(`update users set role = 'closer' where id = $1`, [closer.id]);
    const asCloser = callAs(api, closer);
    const [own, foreign] = [await addLead(), await addLead()];
    await api.pool.query('update leads set assignee_id = $1 where id = $2', [closer.id, own]);
    await api.pool.query('update leads set assignee_id = $1 where id = $2', [admin.id, foreign]);
    // nor do they delete what they do not see
    expect(await asCloser('POST', '/api/leads/bulk-delete', { leadIds: [own, foreign] })).toMatchObject({
      body: { deleted: 1, ids: [own] },
    });
    await asAdmin('DELETE', `/api/leads/${String(foreign)}`);
    expect((await trash(asCloser)).map(({ id }) => id)).toEqual([own]);
    expect(await restore('lead', [own, foreign], asCloser)).toMatchObject({ body: { restored: [own] } });
    expect((await trash()).map(({ id }) => id)).toEqual([foreign]);
  });

  it('is emptied by an administrator up to what they saw [M-1200]', async () => {
    const ids = [await addPost(), await addPost({ slug: 'second' })];
    await asAdmin('DELETE', `/api/blog-posts/${String(ids[0])}`);
    const [seen] = await trash();
    await asAdmin('DELETE', `/api/blog-posts/${String(ids[1])}`);
    // screens know milliseconds
    await api.pool.query(`update trashed set deleted_at = deleted_at + interval '5 ms' where id = $1`, [ids[1]]);
    const until = seen!.deletedAt;
    expect(await asEditor('POST', '/api/trash/empty', { until })).toMatchObject({ status: 403 });
    expect(await asAdmin('POST', '/api/trash/empty', { until })).toMatchObject({ body: { deleted: 1 } });
    expect((await trash()).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await auditOf('post.purged')).toBe(1);
  });

  it('loses by the scheduler what waited for 30 days, of each kind, and nothing sooner [M-1201]', async () => {
    const lead = await addLead();
    const article = await addPost();
    const listing = await addListing();
    const agent = await addAgent('Layla');
    await asAdmin('DELETE', `/api/leads/${String(lead)}`);
    await asAdmin('DELETE', `/api/blog-posts/${String(article)}`);
    await asAdmin('DELETE', `/api/properties/${String(listing)}`);
    await asAdmin('DELETE', `/api/agents/${String(agent)}`);
    await api.pool.query('delete from deliveries');
    const things = [lead, article, agent];
    for (const id of new Set(things)) await ago('trashed', id, 29);
    await ago('properties', listing, 29);
    expect(await purgeExpired(api.pool)).toEqual({ lead: 0, property: 0, post: 0, agent: 0 });
    for (const id of new Set(things)) await ago('trashed', id, 1);
    await ago('properties', listing, 1);
    const before = await auditOf('lead.purged');
    expect(await purgeExpired(api.pool)).toEqual({ lead: 1, property: 1, post: 1, agent: 1 });
    expect(await trash()).toEqual([]);
    expect((await auditOf('lead.purged')) - before).toBe(1);
  });
});
