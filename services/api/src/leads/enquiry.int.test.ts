/** An enquiry as its sender sees it, by the private link. */
import { anonymiseOldLeads } from '@manzil/core/people/store/retention-store';
import { closedStates } from '@manzil/core/deliveries/states';
import { cleanUp } from '@manzil/core/data/housekeeping';
import { createLinkToken, hashOfLink } from '@manzil/core/leads/store/enquiry-links';
import type { components } from '@manzil/contract/api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../testing/call-as.ts';
import { enquiry } from '../testing/enquiry.ts';
import { signInAs, type Staff } from '../testing/sign-in.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

type Receipt = components['schemas']['LeadReceipt'];
type Enquiry = components['schemas']['Enquiry'];

let api: TestApi;
let admin: Staff;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CONTACT_PER_ADDRESS: '1000', LIMIT_CONTACT_PER_PERSON: '100' } });
  admin = await signInAs(api, 'admin');
});
beforeEach(() => api.pool.query('truncate leads, deliveries, request_limits cascade'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function send(key?: string, changes: Record<string, unknown> = {}): Promise<Receipt & { answered: number }> {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const answer = await api.post('/api/contact', await enquiry(api, changes), headers);
  return { ...((await answer.json()) as Receipt), answered: answer.status };
}

const look = (link: string | null) => api.get(`/api/enquiries/${link ?? 'none'}`);
const seen = async (link: string | null) => (await (await look(link)).json()) as Enquiry;
const links = async () =>
  (
    await api.pool.query<{ hash: string; days: number }>(
      `select token_hash as hash, round(extract(epoch from ends_at - now()) / 86400)::integer as days from enquiry_links`,
    )
  ).rows;

/** As the engine leaves a delivery to the CRM. @param lead what is written to the lead in the same transaction */
const settle = (state: string, lead = ''): Promise<unknown> =>
  api.pool.query(`
    update deliveries set state = 'sending', lease_until = now() + interval '1 minute' where consumer = 'crm';
    update deliveries set state = '${state}', lease_until = null, attempts = 1
      ${state === 'retry_wait' ? '' : ', settled_at = now()'} where consumer = 'crm';
    ${lead}`);
const taken = `update leads set crm_synced = true, crm_id = 'L-1', crm_synced_at = now()`;

describe('the link of an enquiry', () => {
  it('comes with the receipt, of 128 bits; the database holds a hash of it [M-1010]', async () => {
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ answered: 201, next: { kind: expect.stringMatching(/^(open|closed)$/) } });
    for (const { link } of [first, second]) expect(link).toMatch(/^[0-9a-f]{32}$/);
    expect(first.link).not.toBe(second.link);
    const stored = await links();
    expect(stored.map(({ hash }) => hash).toSorted()).toEqual(
      [first, second].map(({ link }) => hashOfLink(link ?? '')).toSorted(),
    );
    expect(stored.map(({ days }) => days)).toEqual([90, 90]);
    const { rows } = await api.pool.query<{ all: string }>(
      `select (select json_agg(l)::text from leads l) || (select json_agg(k)::text from enquiry_links k)
         || (select json_agg(d)::text from deliveries d) as all`,
    );
    expect(rows[0]?.all).not.toContain(first.link);
  });

  it('is the same for a request that is repeated, one after the other and at once [M-1010]', async () => {
    const first = await send('key-0123456789abcdef-1');
    const again = await send('key-0123456789abcdef-1');
    expect(again).toMatchObject({ answered: 200, referenceId: first.referenceId, link: first.link });
    expect((await look(again.link)).status).toBe(200);
    const both = await Promise.all([send('key-0123456789abcdef-2'), send('key-0123456789abcdef-2')]);
    expect(both.map(({ answered }) => answered).toSorted()).toEqual([200, 201]);
    expect(both[0].link).toBe(both[1].link);
    expect((await look(both[0].link)).status).toBe(200);
    expect(await links()).toHaveLength(2);
  });

  it('works for a repeated request under another secret, as does the first one; not after the 90 days [M-1010 M-1012]', async () => {
    const first = await send('key-0123456789abcdef-3');
    // as if the secret had been another one at first
    const former = createLinkToken('another secret')(first.referenceId);
    await api.pool.query('update enquiry_links set token_hash = $1', [hashOfLink(former)]);
    const again = await send('key-0123456789abcdef-3');
    expect(again.link).toBe(first.link);
    expect((await look(again.link)).status).toBe(200);
    expect((await look(former)).status).toBe(200);
    await api.pool.query(
      `update leads set created_at = now() - interval '90 days 1 second'; delete from enquiry_links`,
    );
    expect(await send('key-0123456789abcdef-3')).toMatchObject({ answered: 200, link: null, next: null });
    expect(await links()).toEqual([]);
  });

  it('is none of a newsletter, nor of a refused enquiry [M-1010]', async () => {
    const consent = { policyVersion: '2025-06-15', marketing: true };
    const body = { email: 'r@example.com', source: 'newsletter', consent, language: 'en' };
    for (const key of ['key-0123456789abcdef-4', 'key-0123456789abcdef-4'])
      expect(await (await api.post('/api/leads', body, { 'Idempotency-Key': key })).json()).toMatchObject({
        link: null,
        next: null,
      });
    expect(await send(undefined, { captcha: '99' })).toMatchObject({ answered: 422 });
    expect(await links()).toEqual([]);
  });

  it('is found by nobody who knows id, reference or hash, and tells nothing of those who try [M-1010 M-1012]', async () => {
    const { id, referenceId, link } = await send();
    for (const tried of [String(id), referenceId, hashOfLink(link ?? ''), '0'.repeat(32), `${link ?? ''}0`, '%27']) {
      const answer = await look(tried);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'enquiry.not_found' });
    }
  });

  it('is looked at 120 times in ten minutes from one address, by no cache [M-1012 M-1015]', async () => {
    const { link } = await send();
    const first = await look(link);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    await api.pool.query(`update request_limits set points = 120 where key like 'enquiries:%'`);
    const refused = await look(link);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  });
});

describe('what the link shows', () => {
  it('is when it was received and when the link ends, and nothing of whose it is or what it says [M-1011 M-1012]', async () => {
    const { link, referenceId } = await send();
    const text = await (await look(link)).text();
    expect(JSON.parse(text)).toEqual({
      referenceId,
      receivedAt: expect.any(String),
      crmAt: null,
      assigned: false,
      answered: false,
      next: expect.objectContaining({ opensAt: expect.any(String) }),
      endsAt: expect.any(String),
    });
    const { rows } = await api.pool.query<Record<string, string>>(
      'select first_name, last_name, email, phone, message, page from leads',
    );
    const personal = Object.values(rows[0] ?? {});
    expect(personal).toHaveLength(6);
    for (const value of personal) {
      expect(value).not.toBe('');
      expect(text).not.toContain(value);
    }
  });

  it('is the CRM only once it confirmed, and no longer when a comparison misses it there [M-1011]', async () => {
    for (const state of ['retry_wait', 'unknown', 'rejected']) {
      await api.pool.query('truncate leads, deliveries cascade');
      const { link } = await send();
      await settle(state);
      expect(await seen(link)).toMatchObject({ crmAt: null, next: { kind: expect.stringMatching(/^(open|closed)$/) } });
    }
    await api.pool.query('truncate leads, deliveries cascade');
    const { link } = await send();
    await settle('delivered', taken);
    const { rows } = await api.pool.query<{ at: Date }>(
      `select settled_at as at from deliveries where consumer = 'crm'`,
    );
    expect(await seen(link)).toMatchObject({ crmAt: new Date(rows[0]?.at ?? 0).toISOString() });
    await api.pool.query(`update deliveries set state = 'missing', missing_since = now() where consumer = 'crm'`);
    expect(await seen(link)).toMatchObject({ crmAt: null });
  });

  it('is somebody once it was given to somebody who can work, and an answer once staff say so [M-1011]', async () => {
    const { id, link } = await send();
    const staff = callAs(api, admin);
    const agent = await signInAs(api, 'agent');
    await staff('PATCH', `/api/leads/${String(id)}`, { assigneeId: agent.id });
    expect(await seen(link)).toMatchObject({ assigned: true, answered: false });
    await api.pool.query('update users set disabled_at = now() where id = $1', [agent.id]);
    expect(await seen(link)).toMatchObject({ assigned: false });
    for (const status of ['contacted', 'qualified', 'converted']) {
      await staff('PATCH', `/api/leads/${String(id)}`, { status });
      expect(await seen(link)).toMatchObject({ answered: true, next: { kind: 'answered' } });
    }
  });

  it('is how to reach the office after two working days without a word [M-1013]', async () => {
    const { link } = await send();
    await api.pool.query(`update leads set created_at = now() - interval '6 days'`);
    expect(await seen(link)).toMatchObject({ next: { kind: 'overdue' } });
  });
});

describe('the link ends', () => {
  const expectEnded = async (link: string | null) => {
    expect((await look(link)).status).toBe(404);
    expect(await links()).toEqual([]);
  };

  it('after 90 days, and is deleted then; not before [M-1012]', async () => {
    const { link } = await send();
    await api.pool.query(`update enquiry_links set ends_at = now() + interval '1 minute'`);
    expect((await look(link)).status).toBe(200);
    expect(await cleanUp(api.pool, closedStates)).toMatchObject({ enquiryLinks: 0 });
    await api.pool.query(`update enquiry_links set ends_at = now() - interval '1 second'`);
    expect((await look(link)).status).toBe(404);
    expect(await cleanUp(api.pool, closedStates)).toMatchObject({ enquiryLinks: 1 });
    await expectEnded(link);
  });

  it('when staff delete the enquiry, and when they erase the person [M-1012]', async () => {
    const staff = callAs(api, admin);
    const deleted = await send();
    await staff('DELETE', `/api/leads/${String(deleted.id)}`);
    await expectEnded(deleted.link);
    const { id, link } = await send();
    const { rows } = await api.pool.query<{ email: string }>('select email from leads where id = $1', [id]);
    const erased = await staff('POST', `/api/leads/${String(id)}/person/erase`, {
      confirmation: rows[0]?.email,
      leadIds: [id],
    });
    expect(erased.status).toBe(200);
    await expectEnded(link);
  });

  it('when the enquiry is made anonymous, whatever time to keep was chosen [M-1012]', async () => {
    const { link } = await send();
    await settle('delivered', taken);
    await api.pool.query(`
      update deliveries set state = 'cancelled', settled_at = now() where consumer = 'mail';
      update leads set created_at = now() - interval '2 months', updated_at = now() - interval '2 months';
      update retention set months = 1, confirmed_at = now(), confirmed_by = 'admin' where kind = 'leads'`);
    expect(await anonymiseOldLeads(api.pool)).toBe(1);
    await expectEnded(link);
  });
});
