import { createSubjectReader } from '@manzil/core/deliveries/store/subject-reader';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { CRM_PROVIDER: 'hubspot', DEMO_MODE: 'off' } });
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('truncate leads, contacts, trashed, deliveries restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface Added {
  id: number;
  contact: number;
}
async function addLead(email: string, phone: string | null = null): Promise<Added> {
  const { rows } = await api.pool.query<Added>(
    `insert into leads (first_name, last_name, email, phone, source, reference_id)
     values ('Noura', 'Al-Kuwari', $1, $2, 'contact_form', gen_random_uuid()::text) returning id, contact_id as contact`,
    [email, phone],
  );
  return rows[0]!;
}
/** As when it came to the CRM. */
const owe = (id: number) =>
  api.pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key)
     values (gen_random_uuid(), 'crm', 'hubspot', 'lead.created', 'lead', $1, 1, 1, gen_random_uuid()::text)`,
    [id],
  );
const call = (method: string, path: string, body?: unknown) => callAs(api, admin)(method, path, body);
interface Merged {
  merges: { id: number }[];
}
async function merge(kept: Added, other: Added, leads: readonly Added[]): Promise<number> {
  const body = { otherId: other.contact, leadIds: leads.map(({ id }) => id) };
  const done = await call('POST', `/api/contacts/${String(kept.contact)}/merges`, body);
  expect(done.status).toBe(201);
  return (done.body as unknown as Merged).merges[0]?.id ?? 0;
}
const undo = (kept: Added, mergeId: number) =>
  call('DELETE', `/api/contacts/${String(kept.contact)}/merges/${String(mergeId)}`);
async function recordOf({ id }: Added) {
  const [state] = await createSubjectReader(api.pool).read([{ kind: 'lead', id }]);
  if (state?.kind !== 'lead') throw new Error('No such lead');
  return state.record;
}
/** By the e-mails; null: never moved. */
async function movedOf(lead: Added) {
  const { version, moved } = await recordOf(lead);
  if (moved === null) return null;
  return { at: moved.version, version, person: moved.person.email, from: moved.from.map(({ email }) => email) };
}
async function two() {
  const a = await addLead('noura@example.com', '+974 5555 0101');
  const b = await addLead('work@example.org', '+974 5555 0102');
  return { a, b };
}

describe('a lead whose person was made one with another', () => {
  it('says whose it is and from whom it came, from which version on; so does the undo, and a chain [M-1325]', async () => {
    const { a, b } = await two();
    await owe(b.id);
    const preview = await call('GET', `/api/contacts/${String(a.contact)}/merge-preview?otherId=${String(b.contact)}`);
    expect(preview.body).toMatchObject({ crm: 'moves_enquiries' });
    expect(await movedOf(b)).toBeNull();
    const first = await merge(a, b, [a, b]);
    expect(await recordOf(b)).toMatchObject({
      version: 2,
      moved: {
        version: 2,
        person: { firstName: 'Noura', lastName: 'Al-Kuwari', email: 'noura@example.com', phone: '+974 5555 0101' },
        from: [{ email: 'work@example.org' }],
      },
    });
    expect(await movedOf(a)).toBeNull();
    const c = await addLead('third@example.com');
    const second = await merge(c, a, [a, b, c]);
    const froms = ['noura@example.com', 'work@example.org'];
    expect(await movedOf(b)).toEqual({ at: 3, version: 3, person: 'third@example.com', from: froms });
    // not at the CRM yet: no newer version
    expect(await movedOf(a)).toEqual({ at: 1, version: 1, person: 'third@example.com', from: ['noura@example.com'] });
    await undo(c, second);
    await undo(a, first);
    const others = ['noura@example.com', 'third@example.com'];
    expect(await movedOf(b)).toEqual({ at: 5, version: 5, person: 'work@example.org', from: others });
    expect(await movedOf(a)).toMatchObject({ person: 'noura@example.com', from: ['third@example.com'] });
    const { rows } = await api.pool.query<{ id: number; version: number }>(
      `select subject_id as id, subject_version as version from deliveries where event = 'lead.updated' order by seq`,
    );
    expect(rows).toEqual([2, 3, 4, 5].map((version) => ({ id: b.id, version })));
  });

  it('hands that on to one that comes later and is found through it, by e-mail or by phone [M-1325]', async () => {
    const { a, b } = await two();
    await merge(a, b, [a, b]);
    const since = await addLead('work@example.org');
    const called = await addLead('', '00974 55550102');
    const moved = { at: 1, version: 1, person: 'noura@example.com', from: ['work@example.org'] };
    expect([await movedOf(since), await movedOf(called)]).toEqual([moved, moved]);
    expect(await movedOf(await addLead('noura@example.com'))).toBeNull();
  });

  it('moves in the trash too, and comes back with it in a newer version [M-1325]', async () => {
    const { a, b } = await two();
    const waiting = await addLead('work@example.org');
    await call('POST', '/api/leads/bulk-delete', { leadIds: [waiting.id] });
    const done = await merge(a, b, [a, b]);
    await call('POST', '/api/trash/restore', { kind: 'lead', ids: [waiting.id] });
    const there = await movedOf(waiting);
    expect(there).toMatchObject({ person: 'noura@example.com', from: ['work@example.org'] });
    expect(there?.at).toBe(there?.version);
    expect(there?.version).toBe(2);
    await call('POST', '/api/leads/bulk-delete', { leadIds: [waiting.id] });
    await undo(a, done);
    await call('POST', '/api/trash/restore', { kind: 'lead', ids: [waiting.id] });
    expect(await movedOf(waiting)).toEqual({
      at: 3,
      version: 3,
      person: 'work@example.org',
      from: ['noura@example.com'],
    });
  });

  it('knows the person by another of their leads once the first is anonymous, and nobody by that one [M-1325]', async () => {
    const { a, b } = await two();
    await addLead('other@example.com', '+974 5555 0101');
    await merge(a, b, [a, b, { id: 3, contact: a.contact }]);
    await api.pool.query('update leads set anonymised_at = now() where id = $1', [a.id]);
    expect(await movedOf(b)).toMatchObject({ person: 'other@example.com', from: ['work@example.org'] });
    await api.pool.query('update leads set anonymised_at = now() where id = $1', [b.id]);
    const { rows } = await api.pool.query(
      `select moved_version, moved_from from leads where anonymised_at is not null
       union all select null, null from contacts c join leads l on l.id = c.first_lead_id and l.contact_id <> c.id`,
    );
    expect(rows).toEqual([a, b].map(() => ({ moved_version: null, moved_from: null })));
    expect(await movedOf(b)).toBeNull();
  });
});
