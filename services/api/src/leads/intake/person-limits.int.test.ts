import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { count, enquiry } from '../../testing/enquiry.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.pool.query('truncate leads, deliveries, request_limits, captcha_nonces restart identity cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

let visitors = 0;
async function send(changes: Record<string, unknown>): Promise<number> {
  visitors += 1;
  const from = { 'x-forwarded-for': `10.9.${String(visitors >> 8)}.${String(visitors & 255)}` };
  return (await api.post('/api/contact', await enquiry(api, changes), from)).status;
}
const email = () => `person${String((visitors += 1))}@example.com`;
const signUp = async (address: string, consent: object | null = { policyVersion: '1', marketing: true }) => {
  visitors += 1;
  const from = { 'x-forwarded-for': `10.8.${String(visitors >> 8)}.${String(visitors & 255)}` };
  const body = { email: address, source: 'newsletter', language: 'en', ...(consent === null ? {} : { consent }) };
  return (await api.post('/api/leads', body, from)).status;
};

describe('one telephone', () => {
  it('is one person however it is written and whatever the e-mail: the fourth enquiry is too many [P-353]', async () => {
    const written = ['+974 5555 0101', '0097455550101', '٥٥٥٥ ٠١٠١', '5555-0101'];
    const statuses: number[] = [];
    for (const phone of written) statuses.push(await send({ phone, email: email() }));
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await count(api, 'leads')).toBe(3);
    expect(await send({ phone: '+974 5555 0102', email: email() })).toBe(201);
  });

  it('counts beside the e-mail: two of each are not four of one', async () => {
    const [one, other] = [email(), email()];
    expect(await send({ phone: '55550201', email: one })).toBe(201);
    expect(await send({ phone: '55550202', email: one })).toBe(201);
    expect(await send({ phone: '55550201', email: other })).toBe(201);
    expect(await send({ phone: '55550202', email: other })).toBe(201);
    // each has had two
    expect(await send({ phone: '55550201', email: email() })).toBe(201);
    expect(await send({ phone: '55550201', email: email() })).toBe(429);
    expect(await send({ phone: '55550299', email: one.toUpperCase() })).toBe(201);
    expect(await send({ phone: '55550298', email: one })).toBe(429);
  });

  it('without a telephone nobody shares the limit of those who gave none', async () => {
    for (let n = 0; n < 4; n += 1) expect(await signUp(email())).toBe(201);
  });
});

describe('the newsletter', () => {
  it('uses up nothing of the enquiries, nor they of it', async () => {
    const who = email();
    for (let n = 0; n < 3; n += 1) expect(await send({ email: who, phone: `5555030${String(n)}` })).toBe(201);
    expect(await send({ email: who, phone: '55550309' })).toBe(429);
    for (let n = 0; n < 3; n += 1) expect(await signUp(who)).toBe(201);
    expect(await signUp(who)).toBe(429);
  });

  it('from one office uses up nothing of what may be enquired from there', async () => {
    const from = { 'x-forwarded-for': '10.7.7.7' };
    const consent = { policyVersion: '1', marketing: true };
    const signs = () => api.post('/api/leads', { email: email(), source: 'newsletter', language: 'en', consent }, from);
    for (let n = 0; n < 20; n += 1) expect((await signs()).status).toBe(201);
    expect((await signs()).status).toBe(429);
    expect((await api.post('/api/contact', await enquiry(api), from)).status).toBe(201);
  });

  it('keeps the consent that was given, with its version and its time', async () => {
    await signUp('reader@example.com', { policyVersion: '2025-06-15', marketing: true });
    const { rows } = await api.pool.query(
      `select source, consent_policy_version as version, consent_marketing as marketing, consent_at = created_at as consented
       from leads`,
    );
    expect(rows).toEqual([{ source: 'newsletter', version: '2025-06-15', marketing: true, consented: true }]);
  });

  it.each([
    ['none', null],
    ['none to be written to', { policyVersion: '1', marketing: false }],
    ['one without its version', { marketing: true }],
    ['one that does not say what for', { policyVersion: '1' }],
  ])('is not sent with a consent that is %s', async (_name, consent) => {
    expect(await signUp('reader@example.com', consent)).toBe(400);
    expect(await count(api, 'leads')).toBe(0);
  });

  it('an enquiry may go without consent to be written to, and keeps that', async () => {
    expect(await send({ consent: { policyVersion: '1', marketing: false } })).toBe(201);
    const { rows } = await api.pool.query('select consent_marketing as marketing from leads');
    expect(rows).toEqual([{ marketing: false }]);
  });
});
