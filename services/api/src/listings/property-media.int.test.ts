import { addProperty } from '@manzil/core/listings/testing/add-property';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@manzil/contract/api';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { staffAs, type Staff } from './testing/staff-as.ts';

type Problem = components['schemas']['Problem'];

let api: TestApi;
let editor: Staff;

beforeAll(async () => {
  api = await startApi();
  editor = await staffAs(api, 'editor');
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

const path = (id: number) => `/api/properties/${String(id)}`;

describe('a change', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'media/a.webp', ''])(
    'of a picture whose address is %j is refused [M-895]',
    async (address) => {
      const id = await addProperty(api.pool);
      const answer = await editor.call('PATCH', path(id), { images: [address] });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as Problem).errors).toMatchObject([{ in: 'body', path: 'images.0' }]);
    },
  );

  it('says which pictures are floor plans, with named rooms and their sizes [M-1022]', async () => {
    const id = await addProperty(api.pool);
    const hall = { nameEn: ' Hall ', nameAr: 'البهو', length: 5.404, width: 4 };
    const unnamed = { nameEn: '', nameAr: ' ', length: 1, width: 1 };
    await editor.call('PATCH', path(id), { plans: [{ url: '/media/p.webp', rooms: [hall, unnamed] }] });
    const read = async () => (await (await api.get(path(id))).json()) as components['schemas']['PropertyDetail'];
    expect((await read()).plans).toEqual([
      { url: '/media/p.webp', rooms: [{ nameEn: 'Hall', nameAr: 'البهو', length: 5.4, width: 4 }] },
    ]);
    for (const rooms of [
      [{ ...hall, nameEn: 'x'.repeat(61) }],
      [{ ...hall, width: 0 }],
      [{ ...hall, length: 1_001 }],
      Array.from({ length: 41 }, () => hall),
    ])
      expect((await editor.call('PATCH', path(id), { plans: [{ url: '/media/p.webp', rooms }] })).status).toBe(400);
    const bad = await editor.call('PATCH', path(id), { plans: [{ url: 'javascript:alert(1)', rooms: [] }] });
    expect(((await bad.json()) as Problem).errors).toMatchObject([{ in: 'body', path: 'plans.0.url' }]);
  });

  it('has a video and a tour of known hosts, and says which these are when another is refused [M-1026]', async () => {
    const id = await addProperty(api.pool);
    const given = {
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      tourUrl: 'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    };
    expect((await editor.call('PATCH', path(id), given)).status).toBe(200);
    expect(await (await api.get(path(id))).json()).toMatchObject(given);
    for (const address of [
      'http://youtu.be/aqz-KE-bpKQ',
      'https://video.example/aqz-KE-bpKQ',
      'https://youtu.be.evil.example/aqz-KE-bpKQ',
      'https://www.youtube.com/about',
    ]) {
      const answer = await editor.call('PATCH', path(id), { videoUrl: address });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as Problem;
      expect(errors).toMatchObject([{ in: 'body', path: 'videoUrl' }]);
      for (const name of ['YouTube', 'Vimeo', 'Matterport', 'Kuula']) expect(errors![0]!.message).toContain(name);
    }
  });

  it('of a picture says what it shows, in both languages', async () => {
    const id = await addProperty(api.pool);
    const images = ['/media/b.webp', '/media/a.webp', '/media/b.webp'];
    const imageTexts = [
      { url: '/media/b.webp', en: ' The pool ', ar: 'المسبح' },
      { url: '/media/a.webp', en: '', ar: '' },
    ];
    await editor.call('PATCH', path(id), { images, imageTexts });
    const detail = (await (await api.get(path(id))).json()) as components['schemas']['PropertyDetail'];
    expect([detail.images, detail.imageTexts]).toEqual([
      ['/media/b.webp', '/media/a.webp'],
      [{ url: '/media/b.webp', en: 'The pool', ar: 'المسبح' }],
    ]);
  });
});
