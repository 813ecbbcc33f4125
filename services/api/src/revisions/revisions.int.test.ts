import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listingFields } from '@manzil/core/listings/fields';
import { snake } from '@manzil/core/data/columns';
import { callAs, type Called } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let asEditor: ReturnType<typeof callAs>;
let asAgent: ReturnType<typeof callAs>;
let editorName: string;

beforeAll(async () => {
  api = await startApi();
  const editor = await signInAs(api, 'editor');
  editorName = editor.username;
  asEditor = callAs(api, editor);
  asAgent = callAs(api, await signInAs(api, 'agent'));
});
beforeEach(() => api.pool.query('truncate properties, blog_posts, deliveries, revisions restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

interface Line {
  id: number;
  version: number;
  by: string | null;
  fields: string[];
}
const linesOf = ({ body }: Called) => body['revisions'] as Line[];
const revisions = async (path: string) => {
  const answer = await asEditor('GET', `${path}/revisions`);
  expect(answer).toMatchObject({ status: 200 });
  return linesOf(answer);
};
const texts = async (path: string, revision: number) => {
  const { body } = await asEditor('GET', `${path}/revisions/${String(revision)}`);
  const values = body['values'] as { field: string; text: string | null }[];
  return Object.fromEntries(values.map(({ field, text }) => [field, text]));
};
const restore = (path: string, revision: number, version: number) =>
  asEditor('POST', `${path}/revisions/${String(revision)}/restore`, { version });

async function addListing(changes: object = {}): Promise<string> {
  const listing = {
    title: 'Tower floor',
    price: '9000',
    deal: 'rent',
    status: 'for_rent',
    address: 'Marina',
    city: 'Doha',
  };
  const { status, body } = await asEditor('POST', '/api/properties', { ...listing, ...changes });
  expect(status).toBe(201);
  return `/api/properties/${String(body['id'])}`;
}

const post = { title: 'Where to open a clinic', slug: 'clinic', content: '<p>In Lusail</p>', status: 'published' };
async function addPost(): Promise<string> {
  const { status, body } = await asEditor('POST', '/api/blog-posts', { ...post, tags: ['Clinics', 'Lusail'] });
  expect(status).toBe(201);
  return `/api/blog-posts/${String(body['id'])}`;
}

describe('what a listing said before', () => {
  it('is kept at each save, with who, when and which fields; nothing where nothing changed [M-1202]', async () => {
    const path = await addListing({ titleAr: 'طابق في برج', features: ['Gym', 'Parking'] });
    expect(await revisions(path)).toEqual([]);
    await asEditor('PATCH', path, { title: 'Sea-view tower floor', features: ['Gym'] });
    await asEditor('PATCH', path, { title: 'Sea-view tower floor' });
    const [line, ...none] = await revisions(path);
    expect(none).toEqual([]);
    expect(line).toMatchObject({ version: 1, by: editorName, fields: ['title', 'features'] });
    expect(await texts(path, line!.id)).toMatchObject({
      title: 'Tower floor',
      titleAr: 'طابق في برج',
      features: 'Gym\nParking',
      description: null,
    });
    expect(await texts(path, 0)).toMatchObject({ title: 'Sea-view tower floor', features: 'Gym' });
  });

  it('is kept when many are changed at once, and when the CRM changes one: then nobody is named [M-1202]', async () => {
    const path = await addListing();
    const id = Number(path.split('/').at(-1));
    await asEditor('POST', '/api/admin/properties/bulk', { ids: [id], action: 'set-status', status: 'rented' });
    await api.pool.query(`update properties set title = 'From the CRM', version = version + 1 where id = $1`, [id]);
    // what says nothing of what was written
    await api.pool.query('update properties set featured_rank = 1, version = version + 1 where id = $1', [id]);
    expect(await revisions(path)).toMatchObject([
      { by: null, fields: ['title'] },
      { by: editorName, fields: ['status'] },
    ]);
  });

  it('comes back as a change like any other, which can be undone too [M-1203]', async () => {
    const path = await addListing({ bedrooms: 2, isActive: false });
    await asEditor('PATCH', path, { title: 'Other', bedrooms: 3, price: '12000', isActive: true });
    const [line] = await revisions(path);
    const restored = await restore(path, line!.id, 2);
    expect(restored).toMatchObject({ status: 200, body: { title: 'Tower floor', bedrooms: 2, isActive: true } });
    const [newest] = await revisions(path);
    expect(newest).toMatchObject({ by: editorName, fields: ['title', 'price', 'bedrooms'] });
    expect(await texts(path, newest!.id)).toMatchObject({ title: 'Other', price: '12000' });
    const { rows } = await api.pool.query(`select 1 from audit_entries where action = 'property.updated'`);
    expect(rows.length).toBeGreaterThan(1);
  });

  it('is not put over what somebody else has written meanwhile [M-1203]', async () => {
    const path = await addListing();
    await asEditor('PATCH', path, { title: 'Second' });
    const [line] = await revisions(path);
    await asEditor('PATCH', path, { title: 'Third' });
    expect(await restore(path, line!.id, 2)).toMatchObject({ status: 409, body: { code: 'property.conflict' } });
    expect(await texts(path, 0)).toMatchObject({ title: 'Third' });
  });

  it('is kept for the last fifty changes [M-1202]', async () => {
    const path = await addListing();
    const editor = JSON.stringify({ id: null, name: editorName });
    await api.pool.query(`do $$ begin perform set_config('manzil.actor', '${editor}', true); for n in 1..60 loop
      update properties set title = 'Title ' || n, version = version + 1; end loop; end $$`);
    const lines = await revisions(path);
    expect(lines).toHaveLength(50);
    expect([lines[0]?.version, lines.at(-1)?.version]).toEqual([60, 11]);
  });

  it('is one change where a pull brings it bit by bit [M-1202]', async () => {
    const path = await addListing();
    for (const change of ["title = 'From the CRM'", `images = '{/a.jpg}'`, `images = '{/a.jpg,/b.jpg}'`])
      await api.pool.query(`update properties set ${change}, version = version + 1`);
    const [line, ...none] = await revisions(path);
    expect(none).toEqual([]);
    expect(line).toMatchObject({ version: 1, by: null, fields: ['title', 'images'] });
    expect(await texts(path, line!.id)).toMatchObject({ title: 'Tower floor', images: null });
  });

  it('is another one’s own, and for those who may write listings [M-1202]', async () => {
    const [path, other] = [await addListing(), await addListing()];
    await asEditor('PATCH', path, { title: 'Second' });
    const [line] = await revisions(path);
    const missing = { status: 404, body: { code: 'revision.not_found' } };
    expect(await asEditor('GET', `${other}/revisions/${String(line!.id)}`)).toMatchObject(missing);
    expect(await restore(other, line!.id, 1)).toMatchObject(missing);
    expect(await asEditor('GET', '/api/properties/999/revisions')).toMatchObject({ status: 404 });
    expect(await asAgent('GET', `${path}/revisions`)).toMatchObject({ status: 403 });
  });

  it('leaves out no field of a listing [M-1202]', async () => {
    const path = await addListing();
    await asEditor('PATCH', path, { title: 'Second' });
    const { rows } = await api.pool.query<{ content: object }>('select content from revisions');
    const kept = Object.keys(rows[0]!.content);
    const columns = Object.keys(listingFields)
      .filter((name) => !['isActive', 'isFeatured'].includes(name))
      .map((name) => snake(name));
    expect(kept.toSorted()).toEqual(columns.toSorted());
  });
});

describe('what an article said before', () => {
  it('is kept, read and brought back; address, language and publication stay [M-1202 M-1203]', async () => {
    const path = await addPost();
    const changed = { ...post, title: 'Clinics', content: '<p>In Doha</p>', slug: 'clinics', tags: [], version: 1 };
    const { body } = await asEditor('PUT', path, { ...changed, status: 'draft' });
    const [line] = await revisions(path);
    expect(line).toMatchObject({ version: 1, by: editorName, fields: ['title', 'content', 'tags', 'slug'] });
    expect(await texts(path, line!.id)).toMatchObject({ content: '<p>In Lusail</p>', tags: 'Clinics\nLusail' });
    expect(await restore(path, line!.id, Number(body['version']))).toMatchObject({
      status: 200,
      body: { title: post.title, content: post.content, tags: ['Clinics', 'Lusail'], slug: 'clinics', status: 'draft' },
    });
    expect(await restore(path, line!.id, 1)).toMatchObject({ status: 409, body: { code: 'post.conflict' } });
  });

  it('goes with the article for good, and waits with it in the trash [M-1204]', async () => {
    const path = await addPost();
    const id = Number(path.split('/').at(-1));
    await asEditor('PUT', path, { ...post, title: 'Clinics', version: 1 });
    await asEditor('DELETE', path);
    await asEditor('POST', '/api/trash/restore', { kind: 'post', ids: [id] });
    expect(await revisions(path)).toHaveLength(1);
    await asEditor('DELETE', path);
    const asAdmin = callAs(api, await signInAs(api, 'admin'));
    await asAdmin('POST', '/api/trash/purge', { kind: 'post', ids: [id] });
    expect((await api.pool.query('select from revisions')).rowCount).toBe(0);
  });
});
