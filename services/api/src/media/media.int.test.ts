import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionTokenOf } from '../listings/testing/staff-as.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { signInAs } from '../testing/sign-in.ts';
import { AddressRefusedError, downloadPublic, UnreachableError } from './download.ts';
import { createPictureIntake } from './picture-intake.ts';

let api: TestApi;
let folder = '';
let session: { cookie: string; origin: string };
let token: Record<string, string> = {};
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-media-'));
  const download = async (url: string) => (url.endsWith('good.png') ? picture : downloadPublic(url));
  api = await startApi({
    settings: { DATA_DIR: folder },
    replace: { pictures: createPictureIntake({ dataDir: folder, download }) },
  });
  session = await signInAs(api, 'editor');
  token = await sessionTokenOf(api, session.cookie);
  picture = await readFile(path.join(import.meta.dirname, '../../../../docs/pictures/home-en.jpg'));
});
afterEach(() => api.demandContract());
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = (body: Buffer, type = 'image/jpeg') =>
  fetch(`${api.url}/api/admin/media`, {
    method: 'POST',
    headers: { cookie: session.cookie, origin: session.origin, ...token, 'content-type': type },
    body: new Uint8Array(body),
  });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a picture', () => {
  it('is rendered anew in the widths of the site and served', async () => {
    const answer = await upload(picture, 'image/png');
    const { url, width, height } = (await answer.json()) as { url: string; width: number; height: number };
    expect([answer.status, width > 100, height > 100]).toEqual([201, true, true]);
    expect(url).toMatch(/^\/media\/[0-9a-f]{64}\/1280\.webp$/);
    const served = await api.get(url);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const names = await readdir(path.join(folder, 'media', url.split('/')[2]!));
    expect(names.toSorted()).toContain('640.webp');
    expect(names.filter((name) => !/^(\d+\.(webp|avif)|meta\.json)$/.test(name))).toEqual([]);
    const { rows } = await api.pool.query(`select action from audit_entries where subject_kind = 'media'`);
    expect(rows).toEqual([{ action: 'media.uploaded' }]);
  }, 60_000);

  it('is refused when it is none, or cut off', async () => {
    expect(await codeOf(await upload(Buffer.from('not a picture')))).toEqual([422, 'media.unreadable']);
    expect(
      await codeOf(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')),
    ).toEqual([422, expect.stringMatching(/^media\.(kind|unreadable)$/)]);
    expect(await codeOf(await upload(picture.subarray(0, 2_000)))).toEqual([422, 'media.unreadable']);
  });

  it('is refused when it is empty, too large or no picture by its header', async () => {
    expect(await codeOf(await upload(Buffer.alloc(0)))).toEqual([400, 'request.invalid']);
    expect(await codeOf(await upload(Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual([413, 'request.too_large']);
    expect(await codeOf(await upload(picture, 'text/plain'))).toEqual([415, 'media.type']);
  });
});

describe('a picture by address', () => {
  const fetched = (url: string) => api.post('/api/admin/media/import', { url }, session);

  it('is fetched once and kept', async () => {
    expect((await fetched('https://pictures.example/good.png')).status).toBe(201);
  }, 60_000);

  it.each([
    'http://pictures.example/a.png',
    'https://127.0.0.1/a.png',
    'https://[::1]/',
    'https://169.254.169.254/latest',
  ])('%s is not fetched', async (url) => {
    expect(await codeOf(await fetched(url))).toEqual([422, 'media.address_refused']);
  });

  it('that gives nothing is called so', async () => {
    const failing = createPictureIntake({
      dataDir: folder,
      download: async () => {
        throw new UnreachableError();
      },
    });
    await expect(failing.fetch('https://pictures.example/')).rejects.toBeInstanceOf(UnreachableError);
    await expect(downloadPublic('no address')).rejects.toBeInstanceOf(UnreachableError);
    await expect(downloadPublic('https://localhost/')).rejects.toBeInstanceOf(AddressRefusedError);
  });
});
