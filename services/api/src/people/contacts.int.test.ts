import { cleanUp } from '@manzil/core/data/housekeeping';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs, type Staff, testPassword } from '../testing/sign-in.ts';
import { type Detail, openPeopleDesk } from './testing/people-desk.ts';

const desk = await openPeopleDesk();
const { api, addLead, two, call, contactOf, read, preview: previewOf, merge, undo } = desk;
let agent: Staff;
let manager: Staff;
beforeAll(async () => {
  agent = await signInAs(api, 'agent');
  manager = await signInAs(api, 'manager');
});
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('a person', () => {
  it('is found by e-mail first, then by phone, in any spelling; else a new one [M-1270]', async () => {
    const first = await addLead({ email: 'noura@example.com', phone: '+974 5555 0101' });
    expect((await addLead({ email: ' NOURA@Example.com' })).contact).toBe(first.contact);
    expect((await addLead({ email: 'new@example.org', phone: '٠٠٩٧٤ ٥٥٥٥ ٠١٠١' })).contact).toBe(first.contact);
    const other = await addLead({ email: 'other@example.com', phone: '66660000' });
    expect(other.contact).not.toBe(first.contact);
    // the e-mail says who it is; the number says that both may be one
    expect((await addLead({ email: 'other@example.com', phone: '55550101' })).contact).toBe(other.contact);
    expect((await read(first.contact)).duplicates).toMatchObject([
      { contact: { id: other.contact }, reasons: ['same_phone'] },
    ]);
    expect((await addLead({})).contact).not.toBe((await addLead({})).contact);
  });

  it('is one however many enquiries come at once [M-1271]', async () => {
    const phones = Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? '+974 5555 0101' : '00974 55550101'));
    await Promise.all(
      phones.map((phone, n) =>
        addLead({ email: n % 3 === 0 ? 'Noura@example.com' : `n${String(n)}@example.com`, phone }),
      ),
    );
    const { rows } = await api.pool.query('select count(distinct contact_id)::integer as n from leads');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is listed once, with all spellings, and found by each of them [M-1272]', async () => {
    const first = await addLead({ email: 'noura@example.com', phone: '+974 5555 0101' });
    await addLead({ email: 'NOURA@example.com', phone: '5555 0101', name: ['نورة', 'الكواري'] });
    await addLead({ email: 'zed@example.com', name: ['Zed', 'Young'] });
    const { body } = await call('GET', '/api/contacts?search=55550101');
    expect(body).toMatchObject({
      pagination: { total: 1 },
      contacts: [
        {
          id: first.contact,
          name: { first: 'نورة', last: 'الكواري' },
          emails: ['NOURA@example.com', 'noura@example.com'],
          phones: ['5555 0101', '+974 5555 0101'],
          enquiries: 2,
          duplicates: 0,
        },
      ],
    });
    const byName = (await call('GET', '/api/contacts?search=noura%20kuwari')).body as { contacts: unknown[] };
    expect(byName.contacts).toHaveLength(1);
    const sorted = (await call('GET', '/api/contacts?sort=name&limit=1')).body as { pagination: unknown };
    expect(sorted.pagination).toMatchObject({ total: 2, hasNext: true });
  });

  it('of an agent is made of what the agent sees; the rest is counted, and dots stand for what is not shown [M-1273]', async () => {
    const mine = await addLead({ email: 'noura@example.com', phone: '55550101', assignee: agent.id });
    await addLead({ email: 'NOURA@example.com', phone: '55550199', name: ['Secret', 'Name'] });
    const hers = await addLead({ email: 'other@example.com' });
    const detail = await read(mine.contact, agent);
    expect(detail).toMatchObject({ unseen: 1, contact: { enquiries: 1, emails: ['noura@example.com'] } });
    expect(JSON.stringify(detail)).not.toMatch(/Secret|0199/);
    const foreign = await call('GET', `/api/contacts/${String(hers.contact)}`, undefined, agent);
    expect([foreign.status, foreign.body['code']]).toEqual([404, 'contact.not_found']);
    await api.pool.query(
      `insert into roles (key, name_en, name_ar, permissions, phone_rule, email_rule)
       values ('looker', 'Looker', 'ناظر', '{leads.read_own,leads.read_all}', 'masked', 'open') on conflict do nothing`,
    );
    const looker = await signInAs(api, 'looker' as 'agent');
    const masked = await read(mine.contact, looker);
    expect(masked.contact).toMatchObject({ phones: ['•••'], masked: ['phone'] });
    expect(JSON.stringify(masked)).not.toContain('5555');
    expect(
      ((await call('GET', '/api/contacts?search=55550101', undefined, looker)).body as { contacts: [] }).contacts,
    ).toEqual([]);
  });
});

describe('duplicates', () => {
  it('are those with the same e-mail, phone, or full name beside a number or e-mail one sign off; not once they were told apart [M-1274]', async () => {
    const { a } = await two();
    const near = await addLead({ email: 'someone@example.net', phone: '5555 0103', name: ['noura', 'al-kuwari'] });
    await addLead({ email: 'else@example.net', phone: '77770000' });
    expect((await read(a.contact)).duplicates).toMatchObject([
      { contact: { id: near.contact }, reasons: ['same_name'] },
    ]);
    const list = (await call('GET', '/api/contacts?duplicates=true')).body as { contacts: { id: number }[] };
    expect(list.contacts.map(({ id }) => id)).toEqual([near.contact, a.contact]);
    const apart = () => call('POST', `/api/contacts/${String(near.contact)}/distinctions`, { otherId: a.contact });
    expect([(await apart()).status, (await apart()).status]).toEqual([204, 204]);
    expect((await read(a.contact)).duplicates).toEqual([]);
    expect(((await call('GET', '/api/contacts?duplicates=true')).body as { contacts: [] }).contacts).toEqual([]);
  });
});

describe('a merge', () => {
  it('is previewed, moves all enquiries, and is undone; what came since stays [M-1275]', async () => {
    const { a, b } = await two();
    const preview = await previewOf(a.contact, b.contact);
    expect(preview.body).toMatchObject({
      kept: { leadIds: [a.id], unseen: 0 },
      merged: { leadIds: [b.id], unseen: 0 },
      names: [
        { first: 'نورة', last: 'الكواري' },
        { first: 'Noura', last: 'Al-Kuwari' },
      ],
      crm: 'follows',
    });
    const done = await merge(a.contact, b.contact, [a.id, b.id]);
    const detail = done.body as unknown as Detail;
    expect([done.status, detail.enquiries.map(({ id }) => id)]).toEqual([201, [b.id, a.id]]);
    expect(detail.merges).toMatchObject([{ enquiries: 1, name: { first: 'نورة', last: 'الكواري' } }]);
    expect((await call('GET', `/api/contacts/${String(b.contact)}`)).status).toBe(404);
    const since = await addLead({ email: 'work@example.org' });
    expect(since.contact).toBe(a.contact);
    const undone = await undo(a.contact, detail.merges[0]?.id ?? 0);
    expect(undone.body).toEqual({ contactId: a.contact, otherId: b.contact, moved: 1 });
    expect([await contactOf(b.id), await contactOf(since.id)]).toEqual([b.contact, a.contact]);
    expect((await undo(a.contact, detail.merges[0]?.id ?? 0)).body['code']).toBe('contact_merge.not_found');
    const { rows } = await api.pool.query<{ text: string }>(
      `select coalesce(string_agg(to_jsonb(a)::text, ''), '') as text from audit_entries a where action like 'contact.%'`,
    );
    expect(rows[0]?.text).toContain('contact.merge_undone');
    expect(rows[0]?.text).not.toMatch(/noura|example|5555/i);
  });

  it('is refused where other enquiries are there by now, of one person, and of somebody whom one may not see [M-1276]', async () => {
    const { a, b } = await two();
    const more = await addLead({ email: 'work@example.org', assignee: agent.id });
    const stale = await merge(a.contact, b.contact, [a.id, b.id]);
    expect([stale.status, stale.body['code']]).toEqual([409, 'contact.changed']);
    expect((await merge(a.contact, a.contact, [a.id, b.id])).body['code']).toBe('contact.itself');
    const unseen = await merge(a.contact, b.contact, [a.id, b.id, more.id], manager);
    expect([unseen.status, unseen.body['code']]).toEqual([404, 'contact.not_found']);
    expect((await merge(a.contact, b.contact, [a.id, b.id, more.id], agent)).status).toBe(403);
    expect(await contactOf(b.id)).toBe(b.contact);
  });

  it('is undone after those that came later, within 30 days [M-1277]', async () => {
    const { a, b } = await two();
    const c = await addLead({ email: 'third@example.com', phone: '77777777' });
    const first = (await merge(a.contact, b.contact, [a.id, b.id])).body as unknown as Detail;
    const second = (await merge(c.contact, a.contact, [a.id, b.id, c.id])).body as unknown as Detail;
    const [early, late] = [first.merges[0]?.id ?? 0, second.merges[0]?.id ?? 0];
    const blocked = await undo(a.contact, early);
    expect([blocked.status, blocked.body['code']]).toEqual([409, 'contact.merged_since']);
    expect((await undo(c.contact, late)).body).toMatchObject({ moved: 2 });
    await api.pool.query(`update contact_merges set at = at - interval '31 days'`);
    expect((await undo(a.contact, early)).body['code']).toBe('contact.undo_over');
    expect((await read(a.contact)).merges).toEqual([]);
    await cleanUp(api.pool, []);
    expect((await undo(a.contact, early)).body['code']).toBe('contact_merge.not_found');
    const { rows } = await api.pool.query('select id from contacts order by id');
    expect(rows).toEqual([{ id: a.contact }, { id: c.contact }]);
  });

  it('takes along what waits in the trash, which comes back to whoever it belongs to then [M-1278]', async () => {
    const { a, b } = await two();
    const waiting = await addLead({ email: 'work@example.org' });
    await call('POST', '/api/leads/bulk-delete', { leadIds: [waiting.id] });
    const done = (await merge(a.contact, b.contact, [a.id, b.id])).body as unknown as Detail;
    expect(done.merges[0]?.enquiries).toBe(2);
    await call('POST', '/api/trash/restore', { kind: 'lead', ids: [waiting.id] });
    expect(await contactOf(waiting.id)).toBe(a.contact);
    await undo(a.contact, done.merges[0]?.id ?? 0);
    expect(await contactOf(waiting.id)).toBe(b.contact);
  });

  it('is erased with the person, and nothing of it says whose numbers they were [M-1279]', async () => {
    const { a, b } = await two();
    await merge(a.contact, b.contact, [a.id, b.id]);
    await call('POST', '/api/auth/confirm', { password: testPassword });
    const erased = await call('POST', `/api/leads/${String(a.id)}/person/erase`, {
      confirmation: 'noura@example.com',
      leadIds: [a.id, b.id],
    });
    expect(erased.body).toMatchObject({ erased: 2 });
    await cleanUp(api.pool, []);
    const { rows } = await api.pool.query(
      'select (select count(*) from contacts)::integer as contacts, (select count(*) from contact_merges)::integer as merges',
    );
    expect(rows).toEqual([{ contacts: 0, merges: 0 }]);
  });

  it('forgets what is made anonymous, which is nobody’s from then on [M-1280]', async () => {
    const { a, b } = await two();
    await merge(a.contact, b.contact, [a.id, b.id]);
    await api.pool.query('update leads set anonymised_at = now() where id = $1', [b.id]);
    const { rows } = await api.pool.query('select lead_ids from contact_merges');
    expect(rows).toEqual([{ lead_ids: [] }]);
    expect([a.contact, b.contact]).not.toContain(await contactOf(b.id));
    expect((await read(a.contact)).enquiries.map(({ id }) => id)).toEqual([a.id]);
  });
});

describe('consent', () => {
  const withdraw = (id: number, who = desk.admin) =>
    call('PUT', `/api/contacts/${String(id)}/consent`, { marketing: false }, who);

  it('is the newest word over all enquiries, withdrawn for all at once, and given again with a later one [M-1281]', async () => {
    const first = await addLead({ email: 'noura@example.com', marketing: true });
    const news = await addLead({ email: 'noura@example.com', marketing: true });
    await addLead({ email: 'noura@example.com' });
    await api.pool.query(
      `insert into subscriptions (lead_id, key, asked_at, confirmed_at) values ($1, repeat('a', 32), now(), now())`,
      [news.id],
    );
    expect((await read(first.contact)).consent.marketing).toBe(true);
    expect((await withdraw(first.contact)).body).toMatchObject({ marketing: false });
    const { rows } = await api.pool.query(
      `select bool_or(consent_marketing) as marketing, (select ended_at is not null from subscriptions) as ended from leads`,
    );
    expect(rows).toEqual([{ marketing: false, ended: true }]);
    const again = await addLead({ email: 'noura@example.com', marketing: true });
    await api.pool.query(`update leads set consent_at = now() + interval '1 s' where id = $1`, [again.id]);
    expect((await read(first.contact)).contact['marketing']).toBe(true);
    expect((await withdraw(first.contact, agent)).body['code']).toBe('contact.not_found');
  });

  it('of two who become one is the stricter, as long as they are one [M-1282]', async () => {
    const { b } = await two();
    await withdraw(b.contact);
    const a = await addLead({ email: 'third@example.com', phone: '77777777', marketing: true });
    await api.pool.query(`update leads set consent_at = now() + interval '1 s' where id = $1`, [a.id]);
    const done = (await merge(a.contact, b.contact, [a.id, b.id])).body as unknown as Detail;
    // said before it became one person, and not since
    await api.pool.query(`update leads set consent_at = now() - interval '1 s' where id = $1`, [a.id]);
    expect((await read(a.contact)).consent.marketing).toBe(false);
    await undo(a.contact, done.merges[0]?.id ?? 0);
    expect((await read(a.contact)).consent.marketing).toBe(true);
    expect((await read(b.contact)).consent.marketing).toBe(false);
  });
});
