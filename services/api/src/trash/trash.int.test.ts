import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { purgeExpired } from '@manzil/core/trash/store/purge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs, type Called } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let asAdmin: ReturnType<typeof callAs>;
let asEditor: ReturnType<typeof callAs>;

beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '1000', LIMIT_CONTACT_PER_ADDRESS: '1000' } });
  admin = await signInAs(api, 'admin');
  asAdmin = callAs(api, admin);
  asEditor = callAs(api, await signInAs(api, 'editor'));
});
beforeEach(() =>
  api.pool.query(
    'truncate leads, trashed, properties, blog_posts, removed_posts, agents, deliveries, revisions restart identity cascade',
  ),
);
afterEach(() => api.demandContract());
afterAll(() => api.close());

type Item = Record<'kind' | 'title' | 'reference' | 'deletedBy' | 'deletedAt' | 'goneAt', string> & { id: number };
const itemsOf = ({ body }: Called) => body['items'] as Item[];
const trash = async (call = asAdmin, query = '') => {
  const answer = await call('GET', `/api/trash${query}`);
  expect(answer).toMatchObject({ status: 200 });
  return itemsOf(answer);
};
const restore = (kind: string, ids: number[], call = asAdmin) => call('POST', '/api/trash/restore', { kind, ids });
const rowsOf = async (sql: string, ...values: unknown[]) =>
  (await api.pool.query<Record<string, unknown>>(sql, values)).rows;
const auditOf = async (action: string) =>
  (await rowsOf('select subject_id from audit_entries where action = $1', action)).length;

async function addLead(changes: Record<string, unknown> = {}): Promise<number> {
  const answer = await api.post('/api/leads', { ...(await enquiry(api)), ...changes });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}
const post = { title: 'Where to open a clinic', slug: 'clinic', content: '<p>In Lusail</p>', status: 'published' };
async function addPost(changes: object = {}): Promise<number> {
  const { status, body } = await asAdmin('POST', '/api/blog-posts', { ...post, ...changes });
  expect(status).toBe(201);
  return body['id'] as number;
}
async function addListing(isActive = true): Promise<number> {
  const listing = {
    title: 'Tower floor',
    price: '9000',
    deal: 'rent',
    status: 'for_rent',
    address: 'Marina',
    city: 'Lusail',
  };
  const { status, body } = await asAdmin('POST', '/api/properties', { ...listing, isActive });
  expect(status).toBe(201);
  return body['id'] as number;
}
async function addAgent(name: string): Promise<number> {
  const contact = {
    phone: '+974 4444 0000',
    email: 'team@example.com',
    bio: 'Department: Sales\nLocation: Lusail\nJoin Date: 2016-09-04',
  };
  const { status, body } = await asEditor('POST', '/api/agents', { name, title: 'Agent', ...contact });
  expect(status).toBe(201);
  return body['id'] as number;
}
const ago = (table: string, id: number, days: number) =>
  api.pool.query(`update ${table} set deleted_at = deleted_at - make_interval(days => $2) where id = $1`, [id, days]);

describe('a lead in the trash', () => {
  it('is in no list, figure or search, and comes back with all that staff wrote [M-1195 M-1196]', async () => {
    const id = await addLead();
    await asAdmin('POST', `/api/leads/${String(id)}/entries`, { kind: 'note', text: 'Likes the sea' });
    await asAdmin('PATCH', `/api/leads/${String(id)}`, { assigneeId: admin.id });
    const [before] = await rowsOf('select * from leads');
    const history = await rowsOf('select * from lead_assignments');
    expect(await asAdmin('POST', '/api/leads/bulk-delete', { leadIds: [id] })).toMatchObject({
      status: 200,
      body: { deleted: 1, ids: [id] },
    });
    expect(await asAdmin('GET', `/api/leads/${String(id)}`)).toMatchObject({ status: 404 });
    expect((await asAdmin('GET', '/api/admin/stats')).body).toMatchObject({ totalLeads: 0 });
    const [item] = await trash();
    expect(item).toMatchObject({ kind: 'lead', id, reference: before?.['reference_id'] });
    expect(Date.parse(item!.goneAt) - Date.parse(item!.deletedAt)).toBe(30 * 86_400_000);

    expect(await restore('lead', [id])).toMatchObject({ status: 200, body: { restored: [id], renamed: [] } });
    const [after] = await rowsOf('select * from leads');
    expect(after).toEqual({ ...before, version: Number(before?.['version']) + 1 });
    expect(await rowsOf('select * from lead_assignments')).toEqual(history);
    expect((await asAdmin('GET', `/api/leads/${String(id)}`)).body).toMatchObject({ notes: 'Likes the sea' });
    expect(await trash()).toEqual([]);
    expect(await auditOf('lead.restored')).toBe(1);
  });

  it('names who deleted it, and is found by a word [M-1195]', async () => {
    await asAdmin('DELETE', `/api/leads/${String(await addLead({ firstName: 'Noura', lastName: 'Haddad' }))}`);
    const [item] = await trash(asAdmin, '?search=haddad');
    expect(item).toMatchObject({ title: 'Noura Haddad', deletedBy: expect.stringMatching(/\w/) as unknown });
    expect(await trash(asAdmin, '?search=elsewhere')).toEqual([]);
    expect(await trash(asAdmin, '?kind=post')).toEqual([]);
  });

  it('is told to the CRM again, and a mail that the deletion stopped is owed again [M-1196]', async () => {
    const id = await addLead();
    await asAdmin('DELETE', `/api/leads/${String(id)}`);
    const states = () => rowsOf('select consumer, event, seq, state from deliveries order by consumer, seq');
    expect((await states()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    api.published.length = 0;
    await restore('lead', [id]);
    expect((await states()).slice(1, 2).concat((await states()).slice(3))).toEqual([
      { consumer: 'crm', event: 'lead.created', seq: 2, state: 'pending' },
      { consumer: 'mail', event: 'lead.created', seq: 2, state: 'pending' },
    ]);
    expect(api.published.map(({ consumer }) => consumer).toSorted()).toEqual(['crm', 'mail']);
    // twice is once
    expect(await restore('lead', [id])).toMatchObject({ body: { restored: [] } });
    expect(await states()).toHaveLength(4);
  });

  it('that nobody was given is given to nobody by coming back [M-1196]', async () => {
    const id = await addLead();
    await asAdmin('DELETE', `/api/leads/${String(id)}`);
    await api.pool.query(`insert into lead_rules (name, action, position) values ('All', 'people', 1)`);
    await api.pool.query('insert into lead_rule_turns (rule_id) select id from lead_rules on conflict do nothing');
    await api.pool.query(
      'insert into lead_rule_people (rule_id, user_id, position, weight) select id, $1, 1, 1 from lead_rules',
      [admin.id],
    );
    await restore('lead', [id]);
    expect(await rowsOf('select assignee_id from leads')).toEqual([{ assignee_id: null }]);
    await api.pool.query('truncate lead_rules cascade');
  });

  it('comes back without what is gone by then: the form that was sent again, the agent [M-1196]', async () => {
    await api.pool.query(`insert into agents (name, title) values ('Layla', 'Agent')`);
    const id = await addLead();
    await api.pool.query(
      `update leads set agent_id = 1, idempotency_key = 'form-0001', idempotency_fingerprint = 'x' where id = $1`,
      [id],
    );
    await asAdmin('DELETE', `/api/leads/${String(id)}`);
    await api.pool.query('delete from agents');
    const again = await addLead();
    await api.pool.query(
      `update leads set idempotency_key = 'form-0001', idempotency_fingerprint = 'x' where id = $1`,
      [again],
    );
    expect(await restore('lead', [id])).toMatchObject({ body: { restored: [id] } });
    expect(await rowsOf('select agent_id, idempotency_key from leads where id = $1', id)).toEqual([
      { agent_id: null, idempotency_key: null },
    ]);
  });

  it('is erased with its person, and never waits in the trash for that [M-1198]', async () => {
    const person = { email: 'noura@example.com', phone: '+974 5555 0101' };
    const kept = await addLead(person);
    const trashed = await addLead(person);
    await api.pool.query(`update leads set crm_id = 'L-' || id, crm_synced = true`);
    await asAdmin('DELETE', `/api/leads/${String(trashed)}`);
    const erased = await asAdmin('POST', `/api/leads/${String(kept)}/person/erase`, {
      confirmation: person.email,
      leadIds: [kept],
    });
    expect(erased.status).toBe(200);
    expect(await rowsOf('select id from trashed')).toEqual([]);
    expect(await rowsOf('select id from leads')).toEqual([]);
    expect(erased.body).toMatchObject({ erased: 2 });
    expect(JSON.stringify(await rowsOf('select * from audit_entries'))).not.toContain(person.email);
  });

  it('goes sooner where enquiries are made anonymous, as the others would be [M-1198]', async () => {
    const id = await addLead();
    const young = await addLead();
    await api.pool.query(
      `update leads set created_at = now() - interval '30 months', updated_at = now() - interval '30 months' where id = $1`,
      [id],
    );
    for (const one of [id, young]) await asAdmin('DELETE', `/api/leads/${String(one)}`);
    expect(await purgeExpired(api.pool)).toMatchObject({ lead: 0 });
    await api.pool.query(`update retention set confirmed_at = now(), confirmed_by = 'x', months = 24`);
    expect(await anonymiseOldLeads(api.pool)).toBe(0);
    expect(await purgeExpired(api.pool)).toMatchObject({ lead: 1 });
    expect((await trash()).map((item) => item.id)).toEqual([young]);
    await api.pool.query('update retention set confirmed_at = null, confirmed_by = null');
  });
});

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
    expect(await asAgent('GET', '/api/trash')).toMatchObject({ status: 403 });
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
    // to the millisecond, as screens know it
    await new Promise((done) => setTimeout(done, 5));
    await asAdmin('DELETE', `/api/blog-posts/${String(ids[1])}`);
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
