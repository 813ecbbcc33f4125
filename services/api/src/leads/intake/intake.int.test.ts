import { consentText } from '@manzil/core/leads/consent-texts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { count, enquiry, solveCaptcha } from '../../testing/enquiry.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.pool.query('truncate leads, deliveries, request_limits, captcha_nonces restart identity cascade');
  api.published.length = 0;
});
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function expectNothingStored(): Promise<void> {
  expect([await count(api, 'leads'), await count(api, 'deliveries'), api.published]).toEqual([0, 0, []]);
}

async function refusal(answer: Response): Promise<{ status: number; code: string; detail: string }> {
  const { code, detail } = (await answer.json()) as { code: string; detail: string };
  return { status: answer.status, code, detail };
}

describe('an accepted enquiry', () => {
  it.each(['/api/contact', '/api/leads'])(
    '%s commits lead, delivery to the CRM and mail, then publishes [P-231 P-232 P-329 P-331 P-332]',
    async (path) => {
      const answer = await api.post(path, await enquiry(api));
      expect(answer.status).toBe(201);
      const receipt = (await answer.json()) as { id: number; referenceId: string };
      const { rows } = await api.pool.query(
        `select l.first_name, l.language, l.page, l.source, l.status, l.consent_policy_version, l.consent_at is not null as consented,
         d.state, d.event, array_agg(d.consumer || ' ' || d.provider order by d.consumer) as owed
         from leads l join deliveries d on d.subject_id = l.id group by l.id, d.state, d.event`,
      );
      expect(rows).toEqual([
        {
          first_name: 'نورة',
          language: 'ar',
          page: '/ar/contact',
          source: 'contact_form',
          status: 'new',
          consent_policy_version: '2025-06-15',
          consented: true,
          state: 'pending',
          event: 'lead.created',
          owed: ['crm sandbox', 'mail mail'],
        },
      ]);
      expect(receipt.referenceId).toMatch(/^MZL-/);
      expect(api.published).toMatchObject([
        { consumer: 'crm', event: 'lead.created', subjectId: receipt.id },
        { consumer: 'mail', event: 'lead.created', subjectId: receipt.id },
      ]);
    },
  );

  it('takes a name of one word, an answer in Arabic digits and no message', async () => {
    const solved = await solveCaptcha(api);
    const digits = String(solved.captcha).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const body = await enquiry(api, { lastName: '', message: null, ...solved, captcha: digits });
    expect((await api.post('/api/contact', body)).status).toBe(201);
  });

  it('takes the newsletter with an e-mail and consent alone [P-232 P-332 A-370]', async () => {
    const consent = { policyVersion: '1', marketing: true };
    const answer = await api.post('/api/leads', {
      email: 'r@example.com',
      source: 'newsletter',
      consent,
      language: 'en',
    });
    expect(answer.status).toBe(201);
    const withoutConsent = await api.post('/api/leads', { email: 'r@example.com', source: 'newsletter' });
    expect(withoutConsent.status).toBe(400);
    const throughContact = await api.post('/api/contact', { email: 'r@example.com', source: 'newsletter', consent });
    expect(throughContact.status).toBe(400);
  });

  it('keeps which text was agreed to, and refuses one that this form never showed [M-875]', async () => {
    const agreed = (textVersion: string) => ({
      consent: { policyVersion: '2025-06-15', marketing: false, textVersion },
    });
    const { version } = consentText('enquiry');
    const receipt = (await (await api.post('/api/contact', await enquiry(api, agreed(version)))).json()) as {
      id: number;
    };
    const { rows } = await api.pool.query(
      'select consent_text_version as text, consent_at is not null as timed from leads where id = $1',
      [receipt.id],
    );
    expect(rows).toEqual([{ text: version, timed: true }]);
    for (const never of [consentText('newsletter').version, 'enquiry-1999-01-01']) {
      const refused = await api.post('/api/contact', await enquiry(api, agreed(never)));
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { code: 'request.invalid', errors: [{ path: 'consent.textVersion', code: 'unknown' }] },
      ]);
    }
  });

  it('leaves nothing personal in the log', async () => {
    await api.post('/api/contact', await enquiry(api, { email: 'canary-4711@example.com' }));
    const log = api.logLines.join('');
    expect(log).toContain('lead accepted');
    for (const personal of ['canary-4711', 'نورة', '5555', 'أود']) expect(log).not.toContain(personal);
  });
});

describe('the same idempotency key', () => {
  const key = { 'idempotency-key': 'fill-0001-abcdef' };

  it('gives the same lead, with a fresh captcha and without using it up', async () => {
    const first = await api.post('/api/contact', await enquiry(api), key);
    const again = await enquiry(api);
    const second = await api.post('/api/contact', again, key);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect([await count(api, 'leads'), await count(api, 'deliveries'), await count(api, 'captcha_nonces')]).toEqual([
      1, 2, 1,
    ]);
  });

  it('refuses another body', async () => {
    await api.post('/api/contact', await enquiry(api), key);
    const other = await api.post('/api/contact', await enquiry(api, { message: 'Another one' }), key);
    expect(await refusal(other)).toMatchObject({ status: 409, code: 'request.idempotency_conflict' });
  });

  it('stores one lead when the same request comes twice at once, its captcha with it', async () => {
    const body = await enquiry(api);
    const answers = await Promise.all([1, 2, 3].map(() => api.post('/api/contact', body, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: number }).id));
    expect(new Set(ids).size).toBe(1);
    expect(await count(api, 'leads')).toBe(1);
  });

  it('stores one lead when both come at once', async () => {
    const bodies = await Promise.all([enquiry(api), enquiry(api), enquiry(api)]);
    const answers = await Promise.all(bodies.map((body) => api.post('/api/contact', body, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(await count(api, 'leads')).toBe(1);
  });
});

it('a captcha is a question with a token that no cache keeps and that does not tell its answer [P-234 P-328]', async () => {
  const answer = await api.get('/api/captcha');
  const { question, token, ...rest } = (await answer.json()) as { question: string; token: string };
  expect(rest).toEqual({});
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [a, b] = question.split(' + ').map(Number);
  const decoded = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
  expect(decoded).not.toContain(String((a ?? 0) + (b ?? 0)));
});

describe('refusals store nothing and say which', () => {
  it('a filled honeypot [P-283]', async () => {
    const answer = await api.post('/api/contact', await enquiry(api, { website: 'http://x.example' }));
    const refused = await refusal(answer);
    expect(refused).toMatchObject({ status: 422, code: 'lead.honeypot' });
    expect(refused.detail).toContain('spam');
  });

  it('a wrong captcha, whose token is then used up [P-351]', async () => {
    const body = await enquiry(api);
    const wrong = await refusal(await api.post('/api/contact', { ...body, captcha: 99 }));
    expect(wrong).toMatchObject({ status: 422, code: 'lead.captcha_failed' });
    expect(wrong.detail).toContain('CAPTCHA');
    const right = await refusal(await api.post('/api/contact', body));
    expect(right).toMatchObject({ status: 422, code: 'lead.captcha_used' });
    expect(right.detail).toContain('CAPTCHA');
  });

  it.each(['garbage', 'a.b.c', `${'A'.repeat(22)}.9999999999999.${'B'.repeat(43)}`])(
    'a forged token %s',
    async (captchaToken) => {
      const answer = await refusal(await api.post('/api/contact', await enquiry(api, { captchaToken })));
      expect(answer).toMatchObject({ status: 422, code: 'lead.captcha_failed' });
    },
  );

  it('spam, in words that the form looks for', async () => {
    const message = 'We offer SEO services for the first page of Google. Click here!';
    const answer = await refusal(await api.post('/api/contact', await enquiry(api, { message })));
    expect(answer).toMatchObject({ status: 422, code: 'lead.spam' });
    expect(answer.detail.toLowerCase()).toContain('spam');
  });

  it('a listing that does not exist', async () => {
    const answer = await api.post('/api/contact', await enquiry(api, { propertyId: 999_999 }));
    expect(await refusal(answer)).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  it.each([
    ['firstName', ''],
    ['firstName', undefined],
    ['email', 'not-an-address'],
    ['phone', '  '],
    ['captcha', undefined],
    ['captchaToken', ''],
    ['message', 'x'.repeat(5001)],
    ['source', 'elsewhere'],
    ['surprise', 1],
    ['consent', { marketing: true }],
  ])('%s %j', async (field, value) => {
    const answer = await api.post('/api/contact', await enquiry(api, { [field]: value }));
    expect(await refusal(answer)).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  afterEach(expectNothingStored);
});

it.each([
  ['/ar', 'ar'],
  ['/ar/contact', 'ar'],
  ['/ar?from=mail', 'ar'],
  ['/ar#form', 'ar'],
  ['/arabian-villas', 'en'],
  ['/en/ar', 'en'],
  [undefined, 'en'],
])('an enquiry that names no language has the one of its page: %s is %s', async (page, language) => {
  const { language: _language, page: _page, ...body } = await enquiry(api);
  expect((await api.post('/api/contact', page === undefined ? body : { ...body, page })).status).toBe(201);
  const { rows } = await api.pool.query('select language from leads');
  expect(rows).toEqual([{ language }]);
});

describe('limits', () => {
  it('takes three leads of one person in ten minutes, whatever the address [P-353]', async () => {
    const from = async (n: number) =>
      api.post('/api/contact', await enquiry(api, { phone: '' + (55_500_000 + n) }), {
        'x-forwarded-for': `10.0.0.${n}`,
      });
    const answers = [await from(1), await from(2), await from(3), await from(4)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(500);
    const { code, detail } = await refusal(answers[3]!);
    expect(code).toBe('lead.rate_limited');
    expect(detail.toLowerCase()).toContain('rate limit');
    expect(await count(api, 'leads')).toBe(3);
  });

  it('takes 20 submits from one address, counting failed ones [P-300 P-353]', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      const body = { ...(await enquiry(api)), captchaToken: 'garbage' };
      statuses.push((await api.post('/api/contact', body, { 'x-forwarded-for': '10.1.1.1' })).status);
    }
    expect(statuses.slice(0, 20).every((status) => status === 422)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('counts the same enquiry once, however often a slow connection brings it', async () => {
    const body = await enquiry(api);
    const headers = { 'x-forwarded-for': '10.3.3.3', 'idempotency-key': randomUUID() };
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await api.post('/api/contact', body, headers)).status);
    expect(statuses).toEqual([201, ...Array.from({ length: 24 }, () => 200)]);
    const { rows } = await api.pool.query<{ points: number }>('select points from request_limits');
    expect(rows.map(({ points }) => points)).toEqual([1, 1, 1]);
    expect(await count(api, 'leads')).toBe(1);
  });

  it('counts and uses up what names a listing that does not exist', async () => {
    const body = await enquiry(api, { propertyId: 999_999 });
    const from = { 'x-forwarded-for': '10.2.2.2' };
    expect((await api.post('/api/contact', body, from)).status).toBe(400);
    const again = await refusal(await api.post('/api/contact', { ...body, propertyId: null }, from));
    expect(again.code).toBe('lead.captcha_used');
    const { rows } = await api.pool.query<{ points: number }>(
      `select points from request_limits where key like 'intake-address:%'`,
    );
    expect(rows).toEqual([{ points: 2 }]);
  });

  it('keeps no address, e-mail or phone in the counters', async () => {
    await api.post('/api/contact', await enquiry(api));
    const { rows } = await api.pool.query<{ key: string }>('select key from request_limits');
    expect(rows.length).toBe(3);
    for (const { key } of rows) expect(key).not.toMatch(/noura|5555|127\.0|::1/);
  });
});
