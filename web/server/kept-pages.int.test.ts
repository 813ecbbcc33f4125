/** Two web replicas; their pages show one listing. */
import { listen } from '@manzil/testing/loopback';
import { raiseContentVersion } from '@manzil/core/data/raise-content-version';
import { type Database, openDatabase } from '@manzil/core/data/database';
import { addProperty } from '@manzil/core/listings/testing/add-property';
import { createLogger } from '@manzil/core/platform/logger';
import { createTestDatabase, type TestDatabase } from '@manzil/testing/database';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { PageBuild } from './build.ts';

const secret = (of: string): string => `a secret for tests only, of ${of}`;
const servers: Server[] = [];
let home: TestDatabase;
let database: Database;
let api: ChildProcess;
let apiUrl: string;
let listing: number;
let rendered = 0;
/** By the replicas. */
let received = 0;
/** Of the replicas, ms. */
let clock = 0;

beforeAll(async () => {
  home = await createTestDatabase();
  database = openDatabase({ url: home.url, poolMax: 2, applicationName: 'test' });
  listing = await addProperty(database.pool, { title: 'Bright apartment' });
  api = fork(path.resolve(import.meta.dirname, '../../services/api/src/main.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: home.url,
      REDIS_URL: '',
      API_PORT: '0',
      SESSION_SECRET: secret('sessions'),
      CAPTCHA_SECRET: secret('the captcha'),
      SYNC_TOKEN: secret('crm-sync'),
      SETTINGS_KEY: secret('settings'),
    },
    stdio: 'ignore',
  });
  const [message] = (await once(api, 'message')) as [{ port: number }];
  apiUrl = `http://127.0.0.1:${String(message.port)}`;
}, 30_000);

afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  api.kill('SIGKILL');
  await database.close();
  await home.drop();
});

beforeEach(() => {
  rendered = 0;
  received = 0;
});

/** Default: the listing's title. */
let answer: (request: Request, nonce: string) => Promise<Response>;
const page = (text: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(text, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } });

beforeEach(() => {
  answer = async (request) => {
    const asked = await fetch(`${apiUrl}/api/properties/${String(listing)}`);
    const { title } = (await asked.json()) as { title: string };
    return page(`<h1>${title}</h1>${new URL(request.url).search}${request.headers.get('cookie') ?? ''}`);
  };
});

async function replica(): Promise<string> {
  const module = {
    createLoadContext: ({ nonce }: { nonce: string }) => nonce,
    createRequestHandler: () => (request: Request, nonce: string) => {
      rendered += 1;
      return answer(request, nonce);
    },
  };
  const app = createApp({
    apiUrl,
    publicUrl: 'http://localhost:3000',
    trustProxy: ['loopback'],
    pages: {
      load: () => Promise.resolve({ entry: { module } } as unknown as PageBuild),
      clientFolder: null,
      middleware: null,
      close: () => Promise.resolve(),
    },
    logger: createLogger({ service: 'web', level: 'silent' }),
    now: () => clock,
  });
  const server = createServer(app);
  server.on('request', () => (received += 1));
  servers.push(server);
  return listen(server);
}

const textOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();

async function rename(title: string): Promise<void> {
  await database.pool.query('update properties set title = $1 where id = $2', [title, listing]);
  await raiseContentVersion(database.pool);
}

describe('kept pages', () => {
  it('are rendered once, and anew on every replica within 2 s of a change', async () => {
    const replicas = [await replica(), await replica()];
    for (const url of [...replicas, ...replicas, ...replicas])
      expect(await textOf(`${url}/en/properties/1`)).toContain('Bright apartment');
    expect(rendered).toBe(2);
    await rename('Quiet apartment');
    // a replica looks for changes at most once a second
    clock += 1_000;
    for (const url of replicas) expect(await textOf(`${url}/en/properties/1`)).toContain('Quiet apartment');
  });

  it('are told apart by language, currency and area unit only', async () => {
    const url = await replica();
    const cookies = [
      '',
      'language=ar',
      'currency=USD',
      'areaUnit=sqft',
      'currency=USD; areaUnit=sqft',
      'currency=XXX; manzil.sid=abc; other=1',
      'areaUnit=sqm; currency=QAR',
    ];
    const texts = new Set<string>();
    for (const cookie of cookies) texts.add(await textOf(`${url}/contact`, { cookie }));
    expect(texts.size).toBe(5);
    expect(rendered).toBe(5);
    expect([...texts].join('')).not.toMatch(/abc|XXX|other/);
    await textOf(`${url}/en/contact`, { cookie: 'language=ar' });
    await textOf(`${url}/en/contact`);
    expect(rendered).toBe(6);
  });

  it('are the same for one search however its address is written', async () => {
    const url = await replica();
    const text = await textOf(`${url}/en/properties?page=2&city=Lusail`);
    expect(text).toContain('?city=Lusail&page=2');
    expect(await textOf(`${url}/en/properties?city=Lusail&type=&page=2&utm_source=x&gclid=1`)).toBe(text);
    expect(rendered).toBe(1);
    await textOf(`${url}/en/properties?city=Lusail&unheard=of`);
    await textOf(`${url}/en/properties?city=Lusail&unheard=of`);
    await textOf(`${url}/en/properties?city=Lusail&city=Doha`);
    expect(rendered).toBe(4);
  });

  it('render once for a burst, also when the first visitor leaves', async () => {
    const url = await replica();
    const usual = answer;
    const { promise: go, resolve: release } = Promise.withResolvers<undefined>();
    answer = async (request, nonce) => {
      await go;
      return usual(request, nonce);
    };
    const leaving = new AbortController();
    const first = fetch(`${url}/en/about`, { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => rendered).toBe(1);
    const burst = Array.from({ length: 50 }, () => textOf(`${url}/en/about`));
    await expect.poll(() => received).toBe(51);
    leaving.abort();
    expect(await first).toBe('left');
    release(undefined);
    expect(new Set(await Promise.all(burst)).size).toBe(1);
    expect(rendered).toBe(1);
  });

  it('are sent in every encoding, and not at all to who has them', async () => {
    const url = await replica();
    const answers = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip'].map((encoding) =>
        fetch(`${url}/ar/contact`, { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(answers.map((one) => one.headers.get('content-encoding'))).toEqual(['br', 'gzip', null, 'gzip']);
    expect(new Set(await Promise.all(answers.map((one) => one.text()))).size).toBe(1);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(answers[0]?.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const again = await fetch(`${url}/ar/contact`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const head = await fetch(`${url}/ar/contact`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });

  it('say again that nothing is there, also to a crawler that has been told so', async () => {
    const url = await replica();
    answer = async () => page('gone', { status: 410 });
    const gone = await fetch(`${url}/en/properties/7`);
    const etag = gone.headers.get('etag') ?? '';
    expect([gone.status, etag === '']).toEqual([410, false]);
    const again = await fetch(`${url}/en/properties/7`, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.text()).length > 0]).toEqual([410, true]);
  });

  it('allow the scripts that were ours and no other, by a nonce that is another once anything in the page is [M-761]', async () => {
    const urls = [await replica(), await replica()];
    const nonces = new Set<string>();
    for (const [path, theirs] of [
      ['/en/about', 'theirs()'],
      ['/en/team', 'others()'],
    ] as const) {
      answer = async (_request, nonce) =>
        page(`<script nonce="${nonce}">ours()</script><script>${theirs}</script><script nonce="${nonce}" src="/a.js">`);
      for (const url of urls) {
        const response = await fetch(url + path);
        const policy = response.headers.get('content-security-policy') ?? '';
        const [, nonce = ''] = /script-src 'self' 'strict-dynamic' 'nonce-([\w-]{27})';/.exec(policy) ?? [];
        nonces.add(nonce);
        expect(await response.text()).toBe(
          `<script nonce="${nonce}">ours()</script><script>${theirs}</script><script nonce="${nonce}" src="/a.js">`,
        );
      }
    }
    // the same on both replicas
    expect(nonces.size).toBe(2);
  });

  it.each([
    ['a failure', () => page('down', { status: 503 })],
    ['an answer that sets a cookie', () => page('yours', { headers: { 'Set-Cookie': 'a=b' } })],
    ['what must not be stored', () => page('secret', { headers: { 'Cache-Control': 'no-store' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/en' } })],
  ])('never include %s', async (_what, make) => {
    const url = await replica();
    answer = () => Promise.resolve(make());
    const first = await fetch(`${url}/en/team`, { redirect: 'manual' });
    const times = rendered;
    await fetch(`${url}/en/team`, { redirect: 'manual' });
    expect(rendered).toBeGreaterThan(times);
    expect(first.headers.get('set-cookie')).toBe(make().headers.get('set-cookie'));
    expect(first.headers.get('etag')).toBeNull();
  });

  it.each([404, 410])('include pages of what is gone (%i)', async (status) => {
    const url = await replica();
    answer = () => Promise.resolve(page('gone', { status }));
    expect((await fetch(`${url}/en/properties/9`)).status).toBe(status);
    expect((await fetch(`${url}/en/properties/9`)).status).toBe(status);
    expect(rendered).toBe(1);
  });

  it('do not keep what was rendered while the content changed', async () => {
    const url = await replica();
    const usual = answer;
    const { promise: go, resolve: release } = Promise.withResolvers<undefined>();
    let made = 0;
    answer = async (request, nonce) => {
      const response = await usual(request, nonce);
      made += 1;
      if (request.url.endsWith('/en/blog')) await go;
      return response;
    };
    const early = textOf(`${url}/en/blog`);
    await expect.poll(() => made).toBe(1);
    await rename('Changed meanwhile');
    clock += 1_000;
    await textOf(`${url}/en/other`);
    release(undefined);
    expect(await early).not.toContain('Changed meanwhile');
    expect(await textOf(`${url}/en/blog`)).toContain('Changed meanwhile');
  });

  it('are not what staff or a form see: those are rendered each time', async () => {
    const url = await replica();
    await textOf(`${url}/admin`);
    await textOf(`${url}/admin`);
    await fetch(`${url}/en/contact`, { method: 'POST', body: 'name=A' });
    await fetch(`${url}/en/contact`, { method: 'POST', body: 'name=A' });
    expect(rendered).toBe(4);
  });
});
