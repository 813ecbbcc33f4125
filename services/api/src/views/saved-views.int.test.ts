import type { components } from '@manzil/contract/api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type View = components['schemas']['SavedView'];
let api: TestApi;
let admin: Staff;
let editor: Staff;
let agent: Staff;
beforeAll(async () => {
  api = await startApi();
  admin = await signInAs(api, 'admin');
  editor = await signInAs(api, 'editor');
  agent = await signInAs(api, 'agent');
});
beforeEach(() => api.pool.query('truncate saved_views, saved_view_defaults restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const view = {
  screen: 'properties',
  name: 'Villas for rent',
  isShared: false,
  columns: ['property', 'price'],
  filters: { deal: 'rent', search: 'villa' },
  sort: 'price_asc',
};
const as = ({ cookie, origin }: Staff) => ({ cookie, origin });
const send = (method: string, path: string, body: unknown, who: Staff) =>
  api.send(method, `/api/saved-views${path}`, as(who), body);
const made = async (who: Staff, change: object = {}): Promise<View> => {
  const answer = await send('POST', '', { ...view, ...change }, who);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as View;
};
const listed = async (who: Staff, screen = 'properties'): Promise<View[]> => {
  const answer = await api.get(`/api/saved-views?screen=${screen}`, as(who));
  return ((await answer.json()) as { views: View[] }).views;
};
const namesOf = async (who: Staff) => (await listed(who)).map(({ name }) => name);

it('a view has columns, filters and order under a name, and is its owner’s alone until it is shared [M-1149]', async () => {
  const own = await made(admin, { name: '  Villas for rent ' });
  expect(own).toMatchObject({ ...view, isOwn: true, mayChange: true, isDefault: false });
  expect([await namesOf(admin), await namesOf(editor)]).toEqual([['Villas for rent'], []]);
  expect((await send('PATCH', `/${String(own.id)}`, { isShared: true }, admin)).status).toBe(200);
  const [seen] = await listed(agent);
  expect(seen).toMatchObject({ name: 'Villas for rent', isShared: true, isOwn: false, mayChange: false });
});

it('only who may share shares, and changes what is shared; nobody touches what others keep [M-1150]', async () => {
  expect((await send('POST', '', { ...view, isShared: true }, agent)).status).toBe(403);
  const kept = await made(agent);
  expect((await send('PATCH', `/${String(kept.id)}`, { isShared: true }, agent)).status).toBe(403);
  expect((await send('PATCH', `/${String(kept.id)}`, { name: 'x' }, admin)).status).toBe(404);
  expect((await send('DELETE', `/${String(kept.id)}`, undefined, editor)).status).toBe(404);
  expect((await send('PUT', '/default', { screen: 'properties', viewId: kept.id }, admin)).status).toBe(404);
  const shared = await made(admin, { isShared: true });
  expect((await send('PATCH', `/${String(shared.id)}`, { name: 'x' }, agent)).status).toBe(403);
  expect((await send('DELETE', `/${String(shared.id)}`, undefined, agent)).status).toBe(403);
  expect((await send('PATCH', `/${String(shared.id)}`, { name: 'For everybody' }, editor)).status).toBe(200);
  expect((await send('DELETE', `/${String(shared.id)}`, undefined, editor)).status).toBe(204);
  expect((await send('DELETE', `/${String(shared.id)}`, undefined, editor)).status).toBe(404);
});

it('views of a list are for those who may see the list [M-1150]', async () => {
  await made(admin, { screen: 'users', isShared: true, filters: { search: 'Noura' } });
  expect((await api.get('/api/saved-views?screen=users', as(editor))).status).toBe(403);
  expect((await send('POST', '', { ...view, screen: 'leads' }, editor)).status).toBe(403);
  expect((await api.get('/api/saved-views?screen=leads', as(agent))).status).toBe(200);
});

it('fifty of one person on one list, sixty letters of a name, and nothing that is no view [M-1151]', async () => {
  await api.pool.query(
    `insert into saved_views (owner_id, screen, name, columns, sort)
     select $1, 'properties', 'View ' || n, '{}', 'date_desc' from generate_series(1, 50) n`,
    [agent.id],
  );
  const answer = await send('POST', '', view, agent);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'view.limit_reached']);
  expect((await send('POST', '', { ...view, screen: 'blog' }, agent)).status).toBe(201);
  const wrong = [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { columns: Array.from({ length: 41 }, (_, n) => `c${String(n)}`) },
    { filters: { search: 'x'.repeat(101) } },
    { filters: { deal: 7 } },
    { sort: '"; drop' },
    { screen: 'nothing' },
  ];
  for (const change of wrong) expect((await send('POST', '', { ...view, ...change }, admin)).status).toBe(400);
});

it('a list opens with the view that somebody chose, for them alone, until it is gone [M-1149]', async () => {
  const shared = await made(admin, { isShared: true });
  const other = await made(editor);
  const put = (viewId: number | null) => send('PUT', '/default', { screen: 'properties', viewId }, editor);
  const defaults = async (who: Staff) => (await listed(who)).filter(({ isDefault }) => isDefault).map(({ id }) => id);
  await put(other.id);
  expect((await put(shared.id)).status).toBe(204);
  expect([await defaults(editor), await defaults(admin)]).toEqual([[shared.id], []]);
  expect((await put(null)).status).toBe(204);
  expect(await defaults(editor)).toEqual([]);
  await put(shared.id);
  await send('DELETE', `/${String(shared.id)}`, undefined, admin);
  expect(await defaults(editor)).toEqual([]);
});

it('what somebody shared stays when their account is gone; what they kept is nobody’s to see [M-1150]', async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into users (email, first_name, last_name, role) values ('gone@example.com', 'Gone', 'Soon', 'editor') returning id`,
  );
  await api.pool.query(
    `insert into saved_views (owner_id, screen, name, is_shared, columns, sort)
     values ($1, 'properties', 'Shared', true, '{}', 'date_desc'), ($1, 'properties', 'Kept', false, '{}', 'date_desc')`,
    [rows[0]?.id],
  );
  await api.pool.query('delete from users where id = $1', [rows[0]?.id]);
  expect(await listed(agent)).toEqual([expect.objectContaining({ name: 'Shared', ownerName: null, isOwn: false })]);
  expect(await namesOf(admin)).toEqual(['Shared']);
});

it('that a view was made, changed or removed stands in the log, without its name or what it finds [M-1150]', async () => {
  const { id } = await made(admin, { name: 'Noura', filters: { search: 'Noura' } });
  await send('PATCH', `/${String(id)}`, { isShared: true }, admin);
  await send('DELETE', `/${String(id)}`, undefined, admin);
  const { rows } = await api.pool.query(
    `select action, subject_label, before, after from audit_entries where subject_kind = 'view' order by id desc limit 3`,
  );
  const [own, shared] = [false, true].map((isShared) => ({ screen: 'properties', isShared }));
  expect(rows).toEqual([
    { action: 'view.deleted', subject_label: null, before: shared, after: null },
    { action: 'view.updated', subject_label: null, before: { isShared: false }, after: { isShared: true } },
    { action: 'view.created', subject_label: null, before: null, after: own },
  ]);
});
