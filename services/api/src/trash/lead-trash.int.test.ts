import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { leadSource } from '@manzil/core/leads/store/lead-trash';
import { purgeExpired } from '@manzil/core/trash/store/purge';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTrashDesk } from './testing/trash-desk.ts';

const desk = await openTrashDesk();
const { api, admin, asAdmin, trash, restore, rowsOf, auditOf, addLead } = desk;
beforeEach(() => desk.clear());
afterEach(() => api.demandContract());
afterAll(() => api.close());

describe('a lead in the trash', () => {
  it('takes along every table that would be deleted with it [M-1195]', async () => {
    const hanging = await rowsOf(
      `select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'leads'::regclass and confdeltype = 'c'`,
    );
    expect(Object.keys(leadSource.parts)).toEqual(expect.arrayContaining(hanging.map(({ name }) => name)));
    expect(hanging.length).toBeGreaterThan(5);
  });

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
