import { randomBytes } from 'node:crypto';
import type { Site } from './site.ts';
import { requestBytes, runLoad } from './wire.ts';

export interface Case {
  name: string;
  title: string;
  /** Of the bare server's rate. */
  aim: (listings: number) => number;
  /** Default: 200. */
  expects?: number;
  server: 'api' | 'web';
  /** Before the clock runs. */
  prepare(side: 'ours' | 'floor', site: Site, seconds: number): Promise<() => Buffer | null> | (() => Buffer | null);
}

const deals = ['Rent', 'Sell'] as const;
const categories = ['commercial', 'residential', 'industrial'] as const;
const json = { 'Content-Type': 'application/json' };

function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function listing(priceOf: (next: (below: number) => number) => string): Case['prepare'] {
  return () => {
    const next = sequence(7);
    return () => {
      const [deal, category] = [deals[next(2)] ?? 'Rent', categories[next(3)] ?? 'commercial'];
      return requestBytes('GET', `/api/properties?type=${deal}&category=${category}&limit=12${priceOf(next)}`);
    };
  };
}

const fixed = (path: string, headers: Record<string, string> = {}): Case['prepare'] => {
  const bytes = requestBytes('GET', path, headers);
  return () => () => bytes;
};

export const cases: readonly Case[] = [
  {
    name: 'list',
    title: 'Listing page, exact total, no filter twice',
    aim: () => 0.8,
    server: 'api',
    // more prices than totals are kept for
    prepare: listing((next) => `&minPrice=${String(next(400_000))}`),
  },
  {
    name: 'list-kept',
    title: 'Listing page, totals kept 5 s',
    aim: (listings) => (listings >= 200_000 ? 3 : 1.2),
    server: 'api',
    prepare: listing(() => ''),
  },
  {
    name: 'property',
    title: 'One property',
    aim: () => 0.75,
    server: 'api',
    async prepare(_side, { pool }) {
      const { rows } = await pool.query<{ id: number }>(
        'select id from properties where is_active order by id limit 5000',
      );
      const next = sequence(11);
      return () => requestBytes('GET', `/api/properties/${String(rows[next(rows.length)]?.id)}`);
    },
  },
  {
    name: 'featured',
    title: 'Featured',
    aim: () => 2,
    server: 'api',
    prepare: fixed('/api/properties/featured'),
  },
  {
    name: 'lead',
    title: 'Lead intake',
    aim: () => 0.65,
    expects: 201,
    server: 'api',
    prepare: (side, site, seconds) => enquiries(side, site, seconds),
  },
  {
    name: 'home-kept',
    title: 'Home page, kept',
    aim: () => 3,
    server: 'web',
    // as browsers ask; only our page is kept compressed
    prepare: fixed('/en', { 'Accept-Encoding': 'br' }),
  },
  {
    name: 'home',
    title: 'Home page, rendered each time',
    aim: () => 0.5,
    server: 'web',
    prepare(side) {
      let n = 0;
      // no page reads it: never kept
      return () => requestBytes('GET', side === 'ours' ? `/en?unheard=${String((n += 1))}` : '/en');
    },
  },
];

/** More than a second takes. */
const mostPerSecond = { ours: 2_500, floor: 6_000 };
let filled = 0;

async function enquiries(side: 'ours' | 'floor', site: Site, seconds: number): Promise<() => Buffer | null> {
  const count = Math.ceil(seconds * mostPerSecond[side]);
  const solved = side === 'ours' ? await solveCaptchas(site.api.port, count) : [];
  const made = Array.from({ length: count }, (_, n) => enquiry((filled += 1), solved[n] ?? {}));
  return () => made.pop() ?? null;
}

async function solveCaptchas(port: number, count: number): Promise<object[]> {
  const solved: object[] = [];
  const ask = requestBytes('GET', '/api/captcha');
  let left = count;
  await runLoad({
    port,
    connections: 8,
    next: () => ((left -= 1) < 0 ? null : ask),
    onAnswer({ body }) {
      const { question, token } = JSON.parse(body.toString()) as { question: string; token: string };
      solved.push({ captchaToken: token, captcha: question.split(' + ').reduce((sum, part) => sum + Number(part), 0) });
    },
  });
  return solved;
}

function enquiry(n: number, solved: object): Buffer {
  const body = {
    firstName: 'Maryam',
    lastName: `Visitor ${String(n)}`,
    email: `visitor${String(n)}@example.com`,
    phone: `+974 5${String(1_000_000 + n)}`,
    message: 'I would like to see an office of about 200 square metres in Lusail next week, please.',
    source: 'contact_form',
    page: '/en/contact',
    language: n % 2 === 0 ? 'en' : 'ar',
    consent: { policyVersion: '2025-06-15', marketing: false },
    website: '',
    ...solved,
  };
  const address = `10.${String((n >> 16) & 255)}.${String((n >> 8) & 255)}.${String(n & 255)}`;
  const headers = {
    ...json,
    'X-Forwarded-For': address,
    'Idempotency-Key': `bench-${String(n)}-${randomBytes(6).toString('hex')}`,
  };
  return requestBytes('POST', '/api/contact', headers, JSON.stringify(body));
}
