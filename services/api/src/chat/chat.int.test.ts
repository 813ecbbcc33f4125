import type { ChatContext } from '@manzil/core/chat/filters';
import { arabicQuestions, englishQuestions } from '@manzil/core/chat/testing/corpus';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { fillProperties } from '@manzil/core/listings/testing/fill-properties';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/start-api.ts';
import type { Reply } from './answer-parts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { LIMIT_CHAT: '1000' } });
  await api.pool.query(
    `insert into agents (name, name_ar, title, title_ar, phone, whatsapp_number, is_active) values
     ('Noura Al-Kuwari', 'نورة الكواري', 'Senior Sales Agent', 'وسيطة مبيعات أولى', '+974 4000 0104', '+974 5000 0104', true),
     ('Rajesh Menon', 'راجيش مينون', 'Sales Agent', 'وسيط مبيعات', '+974 4000 0105', null, true),
     ('Gulnar Gone', null, 'Sales Agent', null, null, null, false)`,
  );
  await fillProperties(api.pool, 1_500);
  await addProperty(api.pool, {
    title: 'Warehouse in Zigzag Court',
    titleAr: 'مستودع في زجزاج',
    address: 'Zigzag Court',
    city: 'Doha',
    category: 'industrial',
    subcategory: 'warehouse',
    agentId: 2,
    price: '90000.00',
    area: 2_000,
  });
}, 60_000);
beforeEach(() => api.pool.query('truncate request_limits'));
afterEach(() => api.demandContract());
afterAll(() => api.close());

async function ask(message: string, more: { language?: string; context?: ChatContext } = {}): Promise<Reply> {
  const answer = await api.post('/api/chat', { message, ...more });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Reply;
}

async function totalOf(href: string): Promise<number> {
  const answer = await api.get(`/api${href}`);
  return ((await answer.json()) as { pagination: { total: number } }).pagination.total;
}

const listLink = ({ links }: Reply): string | undefined => links.find(({ kind }) => kind === 'list')?.href;
/** Arabic writes one and two as words. */
function toldTotal(message: string): number {
  const [first = ''] = message.split('.');
  if (/^We currently have no |^لا تتوفر/.test(first)) return 0;
  const count = /\d+/.exec(western(first.split(/ في | for | in /)[0] ?? ''))?.[0];
  if (count !== undefined) return Number(count);
  return /واحدة?/.test(first) ? 1 : 2;
}

const western = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll(/[,٬]/g, '');

describe('POST /api/chat', () => {
  it('takes a message, answers with message and suggestions [P-236 P-333 P-300]', async () => {
    const reply = await ask('apartments for rent in The Pearl', { language: 'en' });
    expect(reply).toMatchObject({
      intent: 'rent',
      language: 'en',
      context: { deal: 'rent', kind: 'apartment', place: 'the pearl', page: 1 },
    });
    expect(reply.message).toMatch(/^We have \d+ apartments for rent in The Pearl\./);
    expect(reply.suggestions).toContain('Cheaper');
    expect(reply.listings).toHaveLength(3);
    expect(listLink(reply)).toBe('/properties?type=Rent&city=The+Pearl&subType=apartment');
  });

  it.each([
    ['an empty message', { message: '  ' }],
    ['no message', {}],
    ['501 characters', { message: 'a'.repeat(501) }],
    ['a message that is no text', { message: 5 }],
    ['another language', { message: 'hi', language: 'fr' }],
    ['a member that nobody knows', { message: 'hi', user: 'me' }],
    ['a context that is none of ours', { message: 'hi', context: { place: { $ne: 1 } } }],
    ['a context out of bounds', { message: 'hi', context: { page: 1e9 } }],
  ])('%s is refused as a problem [P-333]', async (_what, body) => {
    const answer = await api.post('/api/chat', body);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(await answer.json()).toMatchObject({ code: 'request.invalid' });
  });

  it('takes five hundred characters, and a place of a context that it does not know', async () => {
    expect((await ask('villa '.repeat(100).slice(0, 500))).intent).toBe('search');
    const reply = await ask('cheaper', { context: { place: "x'; drop table properties; --", kind: 'villa' } });
    expect(reply.message).toMatch(/^We currently have no villas/);
  });

  it('answers in the language of the message, and in that of the page when it has no letters', async () => {
    expect((await ask('فلل للبيع', { language: 'en' })).language).toBe('ar');
    expect((await ask('villas for sale', { language: 'ar' })).language).toBe('en');
    expect((await ask('؟؟؟', { language: 'ar' })).language).toBe('ar');
    expect((await ask('???')).language).toBe('en');
  });
});

describe('counts are those of the list', () => {
  const searches = [...englishQuestions, ...arabicQuestions].filter(({ intent }) =>
    ['buy', 'rent', 'search', 'area', 'bedrooms'].includes(intent),
  );

  it.each(searches)('$text', async ({ text }) => {
    const reply = await ask(text);
    const href = listLink(reply);
    const total = href === undefined ? 0 : await totalOf(href);
    expect(toldTotal(reply.message)).toBe(total);
    expect(reply.listings).toHaveLength(Math.min(3, total));
  });

  it('and what is suggested instead is there', async () => {
    const reply = await ask('villas for rent in The Pearl under 10 riyal');
    expect(reply.message).toMatch(/^We currently have no villas for rent in The Pearl, up to QR\u00a010 a month\./);
    expect(reply.suggestions).toContain('At any price');
    const without = await ask('At any price', { context: reply.context });
    const count = /At any price there are (\d+)/.exec(reply.message)?.[1];
    expect(without.message).toContain(`We have ${String(count)} villas for rent in The Pearl.`);
  });
});

describe('prices', () => {
  it('are those of the listings', async () => {
    const reply = await ask('how much are offices for rent in West Bay?');
    const { rows } = await api.pool.query<{ count: number; min: number; median: number; max: number }>(
      `select count(*)::int as count, min(price)::float8 as min, max(price)::float8 as max,
         round(percentile_cont(0.5) within group (order by price))::float8 as median
       from properties where is_active and deal = 'rent' and subcategory = 'office space' and state = 'West Bay'`,
    );
    const { count, min, median, max } = rows[0]!;
    const qr = (value: number) => `QR\u00a0${value.toLocaleString('en')}`;
    expect(reply.message).toContain(
      `${String(count)} offices for rent in West Bay: from ${qr(min)} to ${qr(max)} a month. The one in the middle costs ${qr(median)}`,
    );
  });

  it('of all kinds come by kind, rents and sales apart', async () => {
    const { message } = await ask('أسعار العقارات');
    expect(message).toMatch(/الإيجارات الشهرية المعتادة[^\n]*:\n(• [^\n]+\n){4}أسعار البيع المعتادة/);
    expect(message).not.toMatch(/[A-Za-z]/);
  });
});

describe('a conversation', () => {
  it('goes on without anything being stored', async () => {
    const first = await ask('apartments for rent in The Pearl');
    const cheaper = await ask('cheaper', { context: first.context });
    const lowest = Math.min(...first.listings.map(({ price }) => Number(price)));
    expect(cheaper.listings.length).toBeGreaterThan(0);
    expect(cheaper.listings.every(({ price }) => Number(price) < lowest)).toBe(true);
    const there = await ask('in Lusail', { context: first.context });
    expect(there.context).toMatchObject({ deal: 'rent', kind: 'apartment', place: 'lusail' });
    const next = await ask('Show more', { context: first.context });
    const ids = new Set([...first.listings, ...next.listings].map(({ id }) => id));
    expect(ids.size).toBe(6);
  });

  it('every suggestion is understood', async () => {
    const messages = [...englishQuestions, ...arabicQuestions].map(({ text }) => text);
    const seen = new Set<string>();
    for (const message of messages) {
      const reply = await ask(message);
      for (const suggestion of reply.suggestions) {
        if (seen.has(suggestion)) continue;
        seen.add(suggestion);
        const next = await ask(suggestion, { language: reply.language, context: reply.context });
        expect({ suggestion, intent: next.intent, language: next.language }).not.toMatchObject({ intent: 'unknown' });
        expect({ suggestion, language: next.language }).toEqual({ suggestion, language: reply.language });
      }
    }
    expect(seen.size).toBeGreaterThan(20);
  }, 60_000);
});

describe('people, hours, places', () => {
  it('names the agents who look after such listings, never one who left', async () => {
    const reply = await ask('can I talk to an agent about warehouses');
    expect(reply.agents).toEqual([
      { id: 2, name: 'Rajesh Menon', title: 'Sales Agent', phone: '+974 4000 0105', whatsappNumber: null },
    ]);
    expect(reply.links.map(({ kind }) => kind)).toEqual(['whatsapp', 'call', 'contact', 'team']);
    for (const message of ['contact agent', 'can I speak to agent Gulnar please'])
      expect((await ask(message)).agents.map(({ name }) => name)).toEqual(['Rajesh Menon']);
  });

  it('finds an agent by name in either script', async () => {
    expect((await ask('can I speak to agent Noura please')).agents).toMatchObject([{ id: 1, name: 'Noura Al-Kuwari' }]);
    expect((await ask('ابي اكلم الوسيطة نورة')).agents).toMatchObject([{ id: 1, name: 'نورة الكواري' }]);
    expect((await ask('I want to talk to Rajesh')).agents).toMatchObject([{ id: 2 }]);
  });

  it('tells hours and contacts', async () => {
    expect((await ask('what are your office hours')).message).toContain('Sunday to Thursday, 9:00 AM to 5:00 PM');
    expect((await ask('رقمكم')).message).toContain('+974 4000 0142');
  });

  it('looks for a name that it does not know, and says when nothing has it', async () => {
    expect((await ask('warehouse in Zigzag')).message).toMatch(/^We have 1 warehouse/);
    expect((await ask('apartments in Narnia')).message).toMatch(/^I do not know a place called "narnia"/);
  });

  it('says when it does not know, and hands over', async () => {
    for (const message of ['who won the match', 'كم درجة الحرارة']) {
      const reply = await ask(message);
      expect(reply.intent).toBe('unknown');
      expect(reply.message).toMatch(/^(Sorry, I do not know|عذرًا، لا أعرف)/);
      expect(reply.links.map(({ kind }) => kind)).toEqual(['whatsapp', 'call', 'contact']);
    }
  });
});

describe('limits', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await startApi();
  });
  afterAll(() => strict.close());

  it('takes twenty messages a minute from one address [P-333 P-300]', async () => {
    const from = (address: string) => strict.post('/api/chat', { message: 'hi' }, { 'x-forwarded-for': address });
    for (let count = 0; count < 20; count += 1) expect((await from('203.0.113.7')).status).toBe(200);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'chat.rate_limited' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(200);
    strict.demandContract();
  });

  it('keeps and logs nothing of what was said', async () => {
    await ask('my name is Canary-4711, call me on 55501234, villa in Al Waab');
    expect(api.logLines.join('')).not.toMatch(/canary|55501234/i);
    const { rows } = await api.pool.query<{ row: string }>('select to_jsonb(l)::text as row from request_limits l');
    expect(rows.map(({ row }) => row).join('')).not.toMatch(/canary|villa|127\.0\.0\.1/i);
    expect((await api.pool.query('select 1 from leads')).rowCount).toBe(0);
  });
});
