import { callAs } from '../../testing/call-as.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startApi, type TestApiOptions } from '../../testing/start-api.ts';

export interface NewLead {
  email?: string;
  phone?: string | null;
  name?: [string, string];
  assignee?: number | null;
  marketing?: boolean;
}

export interface Detail {
  contact: Record<string, unknown>;
  enquiries: { id: number }[];
  unseen: number;
  consent: { marketing: boolean; at: string | null };
  duplicates: { contact: { id: number }; reasons: string[] }[];
  merges: { id: number; enquiries: number; byName: string | null; name: unknown }[];
}

/** An api of one's own, with people in it. Only inside vitest, in *.int.test.ts. */
export async function openPeopleDesk(options: TestApiOptions = {}) {
  const api = await startApi(options);
  const admin = await signInAs(api, 'admin');
  const clear = () => api.pool.query('truncate leads, contacts, trashed, deliveries restart identity cascade');

  /** Each a second after the one before. */
  let written = 0;
  async function addLead({
    email = '',
    phone = null,
    name = ['Noura', 'Al-Kuwari'],
    assignee = null,
    marketing,
  }: NewLead) {
    written += 1;
    const { rows } = await api.pool.query<{ id: number; contact: number }>(
      `insert into leads (first_name, last_name, email, phone, source, reference_id, assignee_id, consent_marketing, consent_at, created_at)
       values ($1, $2, $3, $4, 'contact_form', gen_random_uuid()::text, $5, $6, now() - interval '1 hour' + $7 * interval '1 s',
         now() - interval '1 hour' + $7 * interval '1 s') returning id, contact_id as contact`,
      [...name, email, phone, assignee, marketing ?? false, written],
    );
    const [lead] = rows;
    if (lead === undefined) throw new Error('No lead was stored');
    return lead;
  }
  async function two() {
    const a = await addLead({ email: 'noura@example.com', phone: '+974 5555 0101' });
    const b = await addLead({ email: 'work@example.org', phone: '+974 5555 0102', name: ['نورة', 'الكواري'] });
    return { a, b };
  }

  const call = (method: string, path: string, body?: unknown, who = admin) => callAs(api, who)(method, path, body);
  const contactOf = async (leadId: number) =>
    (await api.pool.query<{ id: number }>('select contact_id as id from leads where id = $1', [leadId])).rows[0]?.id;
  const read = async (id: number, who = admin) =>
    (await call('GET', `/api/contacts/${String(id)}`, undefined, who)).body as unknown as Detail;
  const preview = (id: number, otherId: number, who = admin) =>
    call('GET', `/api/contacts/${String(id)}/merge-preview?otherId=${String(otherId)}`, undefined, who);
  const merge = (id: number, otherId: number, leadIds: readonly number[], who = admin) =>
    call('POST', `/api/contacts/${String(id)}/merges`, { otherId, leadIds }, who);
  const undo = (id: number, mergeId: number, who = admin) =>
    call('DELETE', `/api/contacts/${String(id)}/merges/${String(mergeId)}`, undefined, who);

  return { api, admin, clear, addLead, two, call, contactOf, read, preview, merge, undo };
}
