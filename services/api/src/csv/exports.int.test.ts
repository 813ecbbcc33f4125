import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let admin: Staff;
let agent: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  agent = await signInAs(api, 'agent');
  await api.pool.query(
    `insert into properties (title, price, deal, status, address, city, reference_id)
     select 'Villa ' || n, 1000 * n, 'rent', 'for_rent', '', 'Doha', 'X-' || n from generate_series(1, 60) n`,
  );
  await api.pool.query(
    `insert into deliveries (id, consumer, provider, event, subject_kind, subject_id, seq, subject_version, idempotency_key, state)
     select gen_random_uuid(), 'crm', 'sandbox', 'property.updated', 'property', p.id, 1, 1, p.id::text, 'pending' from properties p`,
  );
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const get = (path: string, { cookie, origin }: Staff = admin) => api.get(path, { cookie, origin });
const linesOf = async (path: string) => {
  const answer = await get(path);
  if (answer.status !== 200) throw new Error(`${path}: ${String(answer.status)}`);
  return (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
};
/** All pages of a list. */
async function listed<T>(path: string, rowsIn: (body: never) => T[]): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page++) {
    const some = rowsIn((await (await get(`${path}&page=${String(page)}&limit=25`)).json()) as never);
    rows.push(...some);
    if (some.length < 25) return rows;
  }
}

it('the file of listings is all pages of the list, in its filter and order [M-1147]', async () => {
  const filter = 'search=villa&sort=price_desc';
  const rows = await listed(
    `/api/admin/properties?${filter}`,
    ({ properties }: { properties: { title: string }[] }) => properties,
  );
  const [head, ...lines] = await linesOf(`/api/admin/properties/export?${filter}&columns=property,price,facts`);
  expect(head).toMatch(/^Reference ID,Title,Title \(Arabic\),Published,Featured,Price,/);
  expect(lines.map((line) => line.split(',')[1])).toEqual(rows.map(({ title }) => title));
  expect(lines).toHaveLength(60);
});

it('the file of deliveries is all pages of the ledger, in its filter and order [M-1148]', async () => {
  for (const filter of ['state=pending&sort=oldest', 'consumer=crm&sort=attempts', 'search=X-1&sort=waiting']) {
    const rows = await listed(
      `/api/admin/deliveries?${filter}`,
      ({ deliveries }: { deliveries: { id: string }[] }) => deliveries,
    );
    const [head, ...lines] = await linesOf(`/api/admin/deliveries/export?${filter}&columns=id,reference&headings=ar`);
    expect(head).toBe('رقم العملية,المرجع');
    expect(lines.map((line) => line.split(',')[0])).toEqual(rows.map(({ id }) => id));
    expect(lines.length).toBeGreaterThan(0);
  }
});

it('the file of accounts is the list, for whoever manages them, and that it was taken is written down [M-1148]', async () => {
  const rows = await listed('/api/users?sort=newest', ({ users }: { users: { email: string }[] }) => users);
  const [head, ...lines] = await linesOf('/api/users/export?sort=newest&columns=person,role');
  expect(head).toBe('First name,Last name,Username,E-mail,Role');
  expect(lines.map((line) => line.split(',')[3])).toEqual(rows.map(({ email }) => email));
  expect((await get('/api/users/export', agent)).status).toBe(403);
  const { rows: written } = await api.pool.query(
    `select subject_label, after from audit_entries where action = 'personal_data.exported'`,
  );
  expect(written).toEqual([{ subject_label: 'exportUsers', after: expect.objectContaining({ records: rows.length }) }]);
});

it('the file of articles is the list, drafts too, in its filter and order [M-1147]', async () => {
  await api.pool.query(
    `insert into blog_posts (title, slug, content, language, status)
     select 'Post ' || n, 'post-' || n, 'x', 'en', case when n % 2 = 0 then 'draft' else 'published' end from generate_series(1, 30) n`,
  );
  const ids = (await (await get('/api/admin/blog-posts/ids?status=draft')).json()) as { ids: number[] };
  const [head, ...lines] = await linesOf('/api/admin/blog-posts/export?status=draft&columns=status,title&headings=ar');
  expect(head).toBe('الحالة,العنوان,المقتطف');
  expect(lines).toHaveLength(ids.ids.length);
  for (const line of lines) expect(line).toMatch(/^draft,Post \d+,$/);
});

it("the first line of the audit log is in the reader's language [M-1147]", async () => {
  expect((await linesOf('/api/audit/export?headings=ar'))[0]).toMatch(/^الرقم,الوقت,الشخص,/);
});
