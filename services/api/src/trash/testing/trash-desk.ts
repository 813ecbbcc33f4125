import { expect } from 'vitest';
import { callAs, type Called } from '../../testing/call-as.ts';
import { enquiry } from '../../testing/enquiry.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startApi } from '../../testing/start-api.ts';

type Item = Record<'kind' | 'title' | 'reference' | 'deletedBy' | 'deletedAt' | 'goneAt', string> & { id: number };

/** An api of one's own, with what can be deleted. Only inside vitest, in *.int.test.ts. */
export async function openTrashDesk() {
  const api = await startApi({ settings: { LIMIT_CONTACT_PER_PERSON: '1000', LIMIT_CONTACT_PER_ADDRESS: '1000' } });
  const admin = await signInAs(api, 'admin');
  const asAdmin = callAs(api, admin);
  const asEditor = callAs(api, await signInAs(api, 'editor'));
  const clear = () =>
    api.pool.query(
      'truncate leads, trashed, properties, blog_posts, removed_posts, agents, deliveries, revisions restart identity cascade',
    );

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

  return {
    api,
    admin,
    asAdmin,
    asEditor,
    clear,
    trash,
    restore,
    rowsOf,
    auditOf,
    addLead,
    addPost,
    addListing,
    addAgent,
    ago,
  };
}
