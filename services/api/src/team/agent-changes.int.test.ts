import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foldBio } from '@manzil/core/team/agent-bio';
import { readContentVersion } from '@manzil/core/data/content-version';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let folder: string;
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-agents-'));
  api = await startApi({ settings: { DATA_DIR: folder } });
  call = callAs(api, await signInAs(api, 'editor'));
});
beforeEach(() => api.pool.query('truncate agents, properties, leads restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const parts = {
  text: 'Ten years of offices.',
  department: 'Sales',
  skills: 'Leases, Fit-out',
  location: 'Lusail',
  joinDate: '2016-09-04',
  linkedIn: 'https://l.example/in/layla',
  twitter: '',
};
const layla = {
  name: ' Layla Haddad ',
  nameAr: 'ليلى حداد',
  title: 'Senior Sales Agent',
  titleAr: 'وسيطة مبيعات أولى',
  bio: foldBio(parts),
  phone: '+974 4400 0103',
  whatsappNumber: '',
  email: 'layla@example.com',
  specialization: 'Offices',
  imageUrl: '',
  isActive: true,
};
const add = (change: object = {}) => call('POST', '/api/agents', { ...layla, ...change });
const one = async (id = 1) => (await (await api.get(`/api/agents/${String(id)}`)).json()) as Record<string, unknown>;
const audited = async () =>
  (
    await api.pool.query<Record<string, unknown>>(
      'select action, before, after from audit_entries order by id desc limit 1',
    )
  ).rows[0];

const picture = (bytes: Buffer, kind = 'png') => `data:image/${kind};base64,${bytes.toString('base64')}`;
const photo = () =>
  sharp({ create: { width: 400, height: 400, channels: 3, background: '#735' } })
    .withExif({ IFD0: { Artist: 'somebody' } })
    .png()
    .toBuffer();

describe('a team member', () => {
  it('is added with the extras folded into the bio, and is on the site at once [A-146 A-147 A-148 A-315 A-363]', async () => {
    const before = await readContentVersion(api.pool);
    const { isActive: _, ...withoutState } = layla;
    const answer = await call('POST', '/api/agents', withoutState);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...layla, id: 1, name: 'Layla Haddad', whatsappNumber: null, imageUrl: null, isActive: true },
    });
    expect(await one()).toMatchObject({ name: 'Layla Haddad', bio: layla.bio });
    expect(await readContentVersion(api.pool)).toBe(before + 1);
    expect(await audited()).toMatchObject({
      action: 'agent.created',
      after: { name: '[redacted]', email: '[redacted]', phone: '[redacted]', title: 'Senior Sales Agent' },
    });
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ title: '' }, 'Title is required'],
    [{ phone: '' }, 'Phone is required'],
    [{ email: 'layla' }, 'Valid email is required'],
    [{ email: 'layla@example' }, 'Valid email is required'],
    [{ bio: foldBio({ ...parts, department: '' }) }, 'Department is required'],
    [{ bio: foldBio({ ...parts, location: '' }) }, 'Location is required'],
    [{ bio: foldBio({ ...parts, joinDate: '' }) }, 'Join date is required'],
    [{ bio: foldBio({ ...parts, linkedIn: 'javascript:alert(1)' }) }, 'Valid LinkedIn URL'],
    [{ bio: foldBio({ ...parts, twitter: '@layla' }) }, 'Valid Twitter URL'],
    [{ imageUrl: 'ftp://a.example/x.png' }, 'Valid image URL'],
  ])('is refused with %j: %s [A-303 A-304 A-305 A-306 A-307 A-308 A-309 A-311 A-312 A-313]', async (change, words) => {
    const answer = await add(change);
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect(answer.body['detail']).toContain(words);
  });

  it('is not stored without what is required [A-303 A-306 A-307]', async () => {
    const answer = await call('POST', '/api/agents', {});
    expect(answer.body['errors']).toEqual(
      [
        'Name is required',
        'Title is required',
        'Phone is required',
        'Valid email is required',
        'Department is required',
      ].map((message) => expect.objectContaining({ message }) as unknown),
    );
    expect((await api.pool.query('select from agents')).rowCount).toBe(0);
  });

  it.each(['PATCH', 'PUT'])('is changed by %s; what is not named stays [A-266 A-364]', async (method) => {
    await add();
    expect(await call(method, '/api/agents/1', { isActive: false })).toMatchObject({
      status: 200,
      body: { isActive: false, email: layla.email },
    });
    expect((await api.get('/api/agents/1')).status).toBe(404);
    expect(await audited()).toEqual({
      action: 'agent.updated',
      before: { isActive: true },
      after: { isActive: false },
    });
    expect(await call(method, '/api/agents/1', { email: 'nothing' })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining('Valid email is required') as string },
    });
    expect(await call(method, '/api/agents/9', { isActive: true })).toMatchObject({
      status: 404,
      body: { code: 'agent.not_found' },
    });
  });

  it('is deleted; listings and enquiries stay without one [A-166 A-364]', async () => {
    await add();
    await api.pool.query(`insert into properties (title, price, deal, status, address, city, agent_id)
      values ('Office', 1, 'rent', 'for_rent', 'x', 'Lusail', 1)`);
    await api.pool.query(`insert into leads (first_name, last_name, email, source, reference_id, agent_id)
      values ('A', 'B', 'a@example.com', 'contact_form', 'MZL-1', 1)`);
    expect((await call('DELETE', '/api/agents/1')).status).toBe(204);
    expect((await api.pool.query('select agent_id from properties union all select agent_id from leads')).rows).toEqual(
      [{ agent_id: null }, { agent_id: null }],
    );
    expect(await call('DELETE', '/api/agents/1')).toMatchObject({ status: 404, body: { code: 'agent.not_found' } });
  });

  it('is changed by editors and administrators alone [A-012]', async () => {
    await add();
    const asAgent = callAs(api, await signInAs(api, 'agent'));
    for (const [method, address] of [
      ['POST', '/api/agents'],
      ['PATCH', '/api/agents/1'],
      ['PUT', '/api/agents/1'],
      ['DELETE', '/api/agents/1'],
    ] as const)
      expect(await asAgent(method, address, method === 'DELETE' ? undefined : layla)).toMatchObject({ status: 403 });
  });
});

describe('the picture of a member', () => {
  it('goes to the media store, rendered anew and without what else it carries [A-316]', async () => {
    const answer = await add({ imageUrl: picture(await photo()) });
    expect(answer).toMatchObject({
      status: 201,
      body: { imageUrl: expect.stringMatching(/^\/media\/[\da-f]{64}\/1280\.webp$/) as string },
    });
    const stored = Buffer.from(await (await fetch(api.url + String(answer.body['imageUrl']))).arrayBuffer());
    const { format, width, exif } = await sharp(stored).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: 400, exif: undefined });
  });

  it('has at most 2 MB [A-318]', async () => {
    const before = await readdir(path.join(folder, 'media'));
    const large = Buffer.concat([await photo(), Buffer.alloc(2 * 1024 * 1024)]);
    const answer = await add({ imageUrl: picture(large) });
    expect(answer).toMatchObject({ status: 400, body: { detail: 'The picture is larger than 2 MB.' } });
    expect(await readdir(path.join(folder, 'media'))).toEqual(before);
  });

  it.each([
    ['a text', picture(Buffer.from('hello'))],
    ['a drawing that may run scripts', picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg+xml')],
    ['an address without a file', 'data:image/png,hello'],
  ])('is not %s [A-316]', async (_what, imageUrl) => {
    expect(await add({ imageUrl })).toMatchObject({ status: 400, body: { errors: [{ path: 'imageUrl' }] } });
  });

  it('may be an address [A-313]', async () => {
    expect(await add({ imageUrl: 'https://pictures.example/layla.jpg' })).toMatchObject({
      status: 201,
      body: { imageUrl: 'https://pictures.example/layla.jpg' },
    });
  });
});
