import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContentVersion } from '@manzil/core/data/content-version';
import { type Called, callAs } from '../testing/call-as.ts';
import { signInAs } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let call: (method: string, path: string, body?: unknown) => Promise<Called>;
beforeAll(async () => {
  api = await startApi();
  call = callAs(api, await signInAs(api, 'editor'));
});
beforeEach(() => api.pool.query('truncate social_media_links, meta_tags restart identity'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

const version = () => readContentVersion(api.pool);
const audited = async () =>
  (
    await api.pool.query<Record<string, unknown>>(
      'select action, subject_label as label, before, after from audit_entries order by id desc limit 1',
    )
  ).rows[0];
const add = (platform: string, more: object = {}) =>
  call('POST', '/api/social-media', { platform, url: `https://${platform}.example/manzil`, ...more });
const platforms = async () =>
  ((await (await api.get('/api/social-media')).json()) as { platform: string }[]).map(({ platform }) => platform);

describe('social links', () => {
  it('are added with what the form has, at the end unless said otherwise, and shown at once [A-201 A-202 A-373]', async () => {
    const before = await version();
    expect(await add('linkedin', { displayName: ' Manzil ', isActive: true, sortOrder: 4 })).toEqual({
      status: 201,
      body: {
        id: 1,
        platform: 'linkedin',
        url: 'https://linkedin.example/manzil',
        displayName: 'Manzil',
        icon: null,
        isActive: true,
        sortOrder: 4,
      },
    });
    expect(await add('x')).toMatchObject({ status: 201, body: { sortOrder: 5, isActive: true, displayName: null } });
    expect(await add('tiktok', { isActive: false, sortOrder: 0 })).toMatchObject({ status: 201 });
    expect(await platforms()).toEqual(['linkedin', 'x']);
    expect(await version()).toBe(before + 3);
    expect(await audited()).toMatchObject({ action: 'social_link.created', label: 'tiktok', before: null });
  });

  it('have one link per platform [A-197 A-373]', async () => {
    await add('linkedin');
    const before = await version();
    expect(await add('linkedin')).toMatchObject({ status: 409, body: { code: 'social_link.platform_taken' } });
    expect(await version()).toBe(before);
  });

  it.each([
    ['a script for an address', { url: 'javascript:alert(1)' }],
    ['no address', { url: '' }],
    ['an address of 501 characters', { url: `https://a.example/${'a'.repeat(483)}` }],
    ['a name of 101 characters', { displayName: 'a'.repeat(101) }],
    ['a sign of 101 characters', { icon: 'a'.repeat(101) }],
    ['a platform of 51 characters', { platform: 'a'.repeat(51) }],
    ['an order below 0', { sortOrder: -1 }],
    ['a member that is not known', { colour: 'red' }],
  ])('refuse %s [A-198 A-199 A-200 A-298 A-299 A-453]', async (_what, wrong) => {
    expect(await add('linkedin', wrong)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it('take the longest values that are allowed [A-453]', async () => {
    const url = `https://a.example/${'a'.repeat(482)}`;
    const longest = { url, displayName: 'a'.repeat(100), icon: 'a'.repeat(100), platform: 'a'.repeat(50) };
    expect(await add('linkedin', longest)).toMatchObject({ status: 201, body: longest });
  });

  it('are changed, but never to another platform [A-264 A-374]', async () => {
    await add('linkedin');
    const body = { platform: 'linkedin', url: 'https://l.example', displayName: '', isActive: false, sortOrder: 2 };
    expect(await call('PUT', '/api/social-media/1', body)).toMatchObject({
      status: 200,
      body: { ...body, displayName: null },
    });
    expect(await platforms()).toEqual([]);
    expect(await audited()).toMatchObject({
      action: 'social_link.updated',
      before: { isActive: true, url: 'https://linkedin.example/manzil' },
      after: { isActive: false, url: 'https://l.example' },
    });
    expect(await call('PUT', '/api/social-media/1', { ...body, platform: 'x' })).toMatchObject({ status: 400 });
    expect(await call('PUT', '/api/social-media/9', body)).toMatchObject({
      status: 404,
      body: { code: 'social_link.not_found' },
    });
    expect(await call('PUT', '/api/social-media/9', { url: body.url })).toMatchObject({ status: 404 });
  });

  it('are deleted [A-375]', async () => {
    await add('linkedin');
    const before = await version();
    expect((await call('DELETE', '/api/social-media/1')).status).toBe(204);
    expect(await platforms()).toEqual([]);
    expect(await version()).toBe(before + 1);
    expect(await call('DELETE', '/api/social-media/1')).toMatchObject({
      status: 404,
      body: { code: 'social_link.not_found' },
    });
  });

  it('are put into an order, all of them or none', async () => {
    for (const platform of ['linkedin', 'x', 'tiktok']) await add(platform);
    const before = await version();
    const order = await call('PUT', '/api/social-media/order', { ids: [3, 1, 2] });
    expect(order.status).toBe(200);
    expect(await platforms()).toEqual(['tiktok', 'linkedin', 'x']);
    expect(await version()).toBe(before + 1);
    expect(await audited()).toMatchObject({ action: 'social_link.reordered' });
    for (const ids of [
      [1, 2],
      [1, 2, 3, 4],
      [1, 2, 9],
    ])
      expect(await call('PUT', '/api/social-media/order', { ids })).toMatchObject({
        status: 409,
        body: { code: 'social_link.conflict' },
      });
    expect(await platforms()).toEqual(['tiktok', 'linkedin', 'x']);
  });
});

describe('verification tags', () => {
  const site = async () =>
    ((await (await fetch(`${api.url}/internal/site`)).json()) as { verification: unknown }).verification;
  const tag = { platform: 'facebook', tagName: 'facebook-domain-verification', content: 'abc', isActive: true };
  const save = (change: object) => call('POST', '/api/meta-tags', { ...tag, ...change });

  it('are one per platform; saving again replaces what is there [A-009 A-204 A-265 A-376 A-377 A-435]', async () => {
    expect(await save({ content: '  abc  ' })).toEqual({ status: 200, body: { id: 1, ...tag } });
    expect(await site()).toEqual([{ name: 'facebook-domain-verification', content: 'abc' }]);
    expect(await save({ content: 'def' })).toMatchObject({ status: 200, body: { id: 1, content: 'def' } });
    expect(await site()).toEqual([{ name: 'facebook-domain-verification', content: 'def' }]);
    expect(await audited()).toMatchObject({
      action: 'meta_tag.updated',
      before: { content: 'abc' },
      after: { content: 'def' },
    });
    expect((await api.pool.query('select from meta_tags')).rowCount).toBe(1);
  });

  it('leave the pages when they are switched off [A-207]', async () => {
    await save({});
    await save({ isActive: false });
    expect(await site()).toEqual([]);
    expect(await call('POST', '/api/meta-tags', { platform: 'facebook', content: 'abc' })).toMatchObject({
      body: { isActive: false },
    });
  });

  it.each([
    ['nothing but blanks', { content: '  ' }, 'Please enter the Facebook verification code.'],
    ['a code of 501 characters', { content: 'a'.repeat(501) }, 'content must NOT have more than 500 characters'],
    ['a name of 101 characters', { tagName: 'a'.repeat(101) }, 'tagName must be one of'],
    ['a name that changes how pages work', { tagName: 'referrer' }, 'tagName must be one of'],
    ['a name that would break out of its tag', { tagName: '"><script>' }, 'tagName must be one of'],
  ])('refuse %s [A-205 A-206 A-302 A-453 M-756]', async (_what, wrong, words) => {
    const answer = await save(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body['detail']).toContain(words);
  });
});

it('an agent may look and not write [A-012]', async () => {
  await add('linkedin');
  const asAgent = callAs(api, await signInAs(api, 'agent'));
  expect((await asAgent('GET', '/api/meta-tags')).status).toBe(200);
  for (const [method, path, body] of [
    ['POST', '/api/social-media', { platform: 'x', url: 'https://x.example' }],
    ['PUT', '/api/social-media/1', { url: 'https://x.example' }],
    ['PUT', '/api/social-media/order', { ids: [1] }],
    ['DELETE', '/api/social-media/1', undefined],
    ['POST', '/api/meta-tags', { platform: 'facebook', content: 'abc' }],
  ] as const)
    expect(await asAgent(method, path, body)).toMatchObject({ status: 403, body: { code: 'auth.forbidden' } });
});
