import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { postJson, serve, userOf, type Served } from './testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({ authenticate: () => userOf('admin') });
});
afterAll(() => served.close());
beforeEach(() => served.seen.splice(0));

const problemOf = async (answer: Response) => (await answer.json()) as Problem;
const enquiry = {
  firstName: 'نورة',
  email: 'noura@example.com',
  phone: '+974 5555 0101',
  captcha: '11',
  captchaToken: 'token',
};

describe('the query of the listings', () => {
  const query = async (text: string) => {
    const answer = await fetch(`${served.url}/api/properties?${text}`);
    return { status: answer.status, query: served.seen[0]?.query };
  };

  test('has its defaults', async () => {
    expect(await query('')).toEqual({ status: 200, query: { page: 1, limit: 12, sort: 'newest' } });
  });

  test('what means "not filtered" is left out', async () => {
    const text =
      'city=&type=all&category=any&minPrice=no-min&maxPrice=no-max&bedrooms=any&bathrooms=&status=all&minArea=';
    expect((await query(text)).query).toEqual({ page: 1, limit: 12, sort: 'newest' });
  });

  test('numbers become numbers, other spellings of a status the stored one', async () => {
    const found = await query('minPrice=1000&maxPrice=25000.50&page=3&limit=1000&status=for-rent&bedrooms=3%2B');
    const expected = {
      minPrice: 1000,
      maxPrice: 25000.5,
      page: 3,
      limit: 1000,
      status: 'for_rent',
      bedrooms: '3+',
      sort: 'newest',
    };
    expect(found.query).toEqual(expected);
  });

  test.each(['for-sale', 'for_sale', 'for-rent', 'for_rent', 'rent', 'sold', 'rented', 'available'])(
    'status %s is taken',
    async (status) => {
      expect((await query(`status=${status}`)).status).toBe(200);
    },
  );

  test.each(['t=1700000000&force=1', 'utm_source=x', '__proto__=x', 'constructor=1'])(
    '%s does no harm',
    async (text) => {
      expect((await query(text)).query).not.toHaveProperty('utm_source');
      expect((await query(text)).status).toBe(200);
    },
  );

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'limit=0',
    'limit=1001',
    'limit=1e2',
    'limit=0x10',
    'limit=%2010',
    'minPrice=abc',
    'minPrice=-1',
    'minPrice=NaN',
    'maxPrice=Infinity',
    'maxPrice=99999999999999999999999',
    'bedrooms=many',
    'bathrooms=3%2B%2B',
    'status=gone',
    'sort=price',
    'language=fr',
    'page=1&page=2',
    'city=a&city=b',
    'city=%00',
    `city=${'x'.repeat(101)}`,
  ])('%s is refused with 400', async (text) => {
    const answer = await fetch(`${served.url}/api/properties?${text}`);
    const problem = await problemOf(answer);
    expect([answer.status, problem.code]).toEqual([400, 'request.invalid']);
    expect(problem.errors?.[0]).toMatchObject({ in: 'query', path: text.split('=')[0] });
    expect(served.seen).toEqual([]);
  });
});

describe('path parameters', () => {
  test('a number is given as one', async () => {
    await fetch(`${served.url}/api/properties/42`);
    expect(served.seen[0]?.params).toEqual({ id: 42 });
  });

  test.each([
    ['properties/abc', 'property.not_found'],
    ['properties/0', 'property.not_found'],
    ['properties/-1', 'property.not_found'],
    ['properties/99999999999', 'property.not_found'],
    ['properties/1%00', 'property.not_found'],
    ['leads/x', 'lead.not_found'],
    ['agents/1.5', 'agent.not_found'],
    ['blog/Not%20A%20Slug', 'post.not_found'],
    ['Sandbox!/sync-status', 'crm.unknown_provider'],
  ])('/api/%s is 404 %s', async (path, code) => {
    const answer = await fetch(`${served.url}/api/${path}`);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([404, code]);
  });

  test('a slug may be Arabic', async () => {
    await fetch(`${served.url}/api/blog/${encodeURIComponent('مكاتب-لوسيل-2026')}`);
    expect(served.seen[0]?.params).toEqual({ slug: 'مكاتب-لوسيل-2026' });
  });

  test('the provider is part of the path', async () => {
    await fetch(`${served.url}/api/sandbox/sync-status?t=1`);
    await postJson(`${served.url}/api/seed-reso-web-properties`, '');
    expect(served.seen.map(({ params }) => params)).toEqual([
      { crm_provider: 'sandbox' },
      { crm_provider: 'reso-web' },
    ]);
  });
});

describe('the body of an enquiry', () => {
  const contact = (body: unknown, headers?: Record<string, string>) =>
    postJson(`${served.url}/api/contact`, body, headers);

  test.each([
    ['the least', enquiry],
    ['an answer as a number', { ...enquiry, captcha: 11 }],
    ['a name of one word', { ...enquiry, lastName: '' }],
    ['a filled honeypot, which the handler refuses', { ...enquiry, website: 'http://spam.example' }],
    [
      'everything',
      {
        ...enquiry,
        lastName: 'x',
        message: null,
        source: 'newsletter',
        propertyId: 1,
        agentId: null,
        page: '/ar/contact',
        language: 'ar',
        consent: { policyVersion: '1', marketing: false },
      },
    ],
  ])('%s is taken as it is', async (_name, body) => {
    expect((await contact(body, { 'idempotency-key': '0198f3c2-6f0e' })).status).toBe(200);
    expect(served.seen[0]?.body).toEqual(body);
    expect(served.seen[0]?.headers).toEqual({ 'Idempotency-Key': '0198f3c2-6f0e' });
  });

  test.each([
    ['no name', { ...enquiry, firstName: undefined }, 'firstName', 'Full name is required'],
    ['a blank name', { ...enquiry, firstName: '  ' }, 'firstName', 'Full name is required'],
    ['no phone', { ...enquiry, phone: undefined }, 'phone', 'Phone number is required'],
    ['no real e-mail', { ...enquiry, email: 'noura@' }, 'email', 'Valid email is required'],
    ['no answer', { ...enquiry, captcha: undefined }, 'captcha', 'CAPTCHA verification is required'],
    ['no token', { ...enquiry, captchaToken: '' }, 'captchaToken', 'CAPTCHA token is required'],
    ['an id as text', { ...enquiry, propertyId: '42' }, 'propertyId', 'propertyId must be integer,null'],
    ['an unknown source', { ...enquiry, source: 'tv' }, 'source', 'source must be one of'],
    ['an unknown member', { ...enquiry, role: 'admin' }, 'role', 'role is not known here'],
    [
      'half a consent',
      { ...enquiry, consent: { policyVersion: '1' } },
      'consent.marketing',
      'consent.marketing is required',
    ],
    ['a long message', { ...enquiry, message: 'x'.repeat(5001) }, 'message', 'message must NOT have more than'],
    ['a NUL', { ...enquiry, message: 'a\0b' }, 'message', 'message has characters'],
    ['half a surrogate pair', { ...enquiry, message: '\ud800' }, 'message', 'message has characters'],
    ['a list', [enquiry], '', 'the body must be object'],
  ])('%s is refused in words', async (_name, body, path, message) => {
    const answer = await contact(body);
    const problem = await problemOf(answer);
    expect([answer.status, problem.code]).toEqual([400, 'request.invalid']);
    expect(problem.errors).toEqual([
      expect.objectContaining({ in: 'body', path, message: expect.stringContaining(message) as unknown }),
    ]);
    expect(problem.detail).toContain(message);
  });

  test('what was sent is never repeated in the refusal', async () => {
    const text = await (await contact({ ...enquiry, email: 'private-person@', phone: 974555 })).text();
    expect(text).not.toMatch(/private-person|974555/);
  });

  test.each(['short', 'with space in it', 'x'.repeat(101)])('Idempotency-Key %j is refused', async (key) => {
    const problem = await problemOf(await contact(enquiry, { 'idempotency-key': key }));
    expect(problem.errors?.[0]).toMatchObject({ in: 'header', path: 'Idempotency-Key' });
  });

  test.each(['{', '{"email":', 'nonsense', '"text"', 'null'])('%s is malformed', async (text) => {
    const answer = await contact(text);
    const problem = await problemOf(answer);
    expect([answer.status, problem.code]).toEqual([400, 'request.malformed']);
    expect(problem.detail).toBe('The body is not JSON.');
  });

  test('no body at all is a missing body', async () => {
    const answer = await fetch(`${served.url}/api/contact`, { method: 'POST' });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([400, 'request.invalid']);
  });

  test('another content type is 415', async () => {
    const answer = await fetch(`${served.url}/api/contact`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
    });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([415, 'request.unsupported_media_type']);
    const charset = await contact(enquiry, { 'content-type': 'application/json; charset=klingon' });
    expect([charset.status, (await problemOf(charset)).code]).toEqual([415, 'request.unsupported_media_type']);
  });

  test('a body over the limit of the operation is 413, and one that is not gzip 400', async () => {
    const answer = await contact({ ...enquiry, message: 'x'.repeat(33 * 1024) });
    expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'request.too_large']);
    const packed = await contact(enquiry, { 'content-encoding': 'gzip' });
    expect([packed.status, (await problemOf(packed)).code]).toEqual([400, 'request.malformed']);
  });
});

describe('the body of a lead', () => {
  const lead = (body: unknown) => postJson(`${served.url}/api/leads`, body);
  const consent = { policyVersion: '1', marketing: true };

  test('the newsletter needs only e-mail and consent', async () => {
    expect((await lead({ source: 'newsletter', email: 'a@example.com', consent })).status).toBe(200);
    const without = await problemOf(await lead({ source: 'newsletter', email: 'a@example.com' }));
    expect(without.errors).toEqual([expect.objectContaining({ path: 'consent', code: 'required' })]);
    const refusing = { source: 'newsletter', email: 'a@example.com', consent: { ...consent, marketing: false } };
    const { errors } = await problemOf(await lead(refusing));
    expect(errors).toEqual([expect.objectContaining({ path: 'consent.marketing', code: 'const' })]);
  });

  test('any other source has the rules of the contact form', async () => {
    expect((await lead(enquiry)).status).toBe(200);
    for (const source of [undefined, 'about_page']) {
      const problem = await problemOf(await lead({ source, email: 'a@example.com', consent }));
      expect(problem.errors?.map(({ path }) => path)).toEqual(['firstName', 'phone', 'captcha', 'captchaToken']);
    }
  });
});
