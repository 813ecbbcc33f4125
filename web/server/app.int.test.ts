import { listen as listenOn } from '@manzil/testing/loopback';
import { createLogger } from '@manzil/core/platform/logger';
import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import type { PageBuild, Pages } from './build.ts';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  open.push(server);
  return listenOn(server);
}

function pagesOf(render: () => Response): Pages {
  const module = {
    createLoadContext: () => ({}),
    createRequestHandler: () => () => Promise.resolve(render()),
  };
  const build = { entry: { module } } as unknown as PageBuild;
  return { load: () => Promise.resolve(build), clientFolder: null, middleware: null, close: () => Promise.resolve() };
}

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

const web = (apiUrl: string, pages: Pages = pagesOf(() => html('<p>page</p>'))) =>
  listen(
    createApp({
      apiUrl,
      publicUrl: 'http://localhost:3000',
      trustProxy: ['loopback'],
      pages,
      logger: createLogger({ service: 'web', level: 'silent' }),
    }),
  );

async function nobody(): Promise<string> {
  const address = await listen(() => undefined);
  const server = open.pop();
  await new Promise((resolve) => server?.close(resolve));
  return address;
}

describe('the road to the api', () => {
  it('hands a stream over as it comes, beside as many as there are, and ends it when its reader goes [M-1174]', async () => {
    const gone: string[] = [];
    const api = await listen((req, res) => {
      if (req.url !== '/api/events') return res.end('other');
      res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
      res.write('event: again\ndata: {}\n\n');
      res.once('close', () => gone.push('stream'));
    });
    const site = await web(api);
    const stop = new AbortController();
    // more than connections to the api that are kept for answers
    const streams = await Promise.all(
      Array.from({ length: 260 }, () =>
        fetch(`${site}/api/events`, { headers: { 'accept-encoding': 'gzip, br' }, signal: stop.signal }),
      ),
    );
    const first = await streams[0]?.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: again\ndata: {}\n\n');
    expect(streams[0]?.headers.get('content-encoding')).toBeNull();
    expect(await (await fetch(`${site}/api/leads`)).text()).toBe('other');
    stop.abort();
    await expect.poll(() => gone.length).toBe(260);
  });

  it('hands over path, query, body and the visitor’s address', async () => {
    const api = await listen((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        res.setHeader('Content-Type', 'application/json');
        res.end(
          JSON.stringify({ url: req.url, body, forwarded: req.headers['x-forwarded-for'], host: req.headers.host }),
        );
      });
    });
    const address = await web(api);
    const response = await fetch(`${address}/api/contact?a=1`, {
      method: 'POST',
      body: 'hello',
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    const answer = (await response.json()) as Record<string, string>;
    expect(answer).toMatchObject({ url: '/api/contact?a=1', body: 'hello', host: new URL(address).host });
    expect(answer['forwarded']?.split(',').map((one) => one.trim())).toEqual(['203.0.113.9', '127.0.0.1']);
  });

  it('takes pictures from the api too, and nothing that only begins like it', async () => {
    const address = await web(await listen((_req, res) => res.end('from the api')));
    expect(await (await fetch(`${address}/media/x/320.webp`)).text()).toBe('from the api');
    expect(await (await fetch(`${address}/apiary`)).text()).toBe('<p>page</p>');
  });

  it('says 503 in a problem document when the api is away', async () => {
    const response = await fetch(`${await web(await nobody())}/api/captcha`);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('retry-after')).toBe('5');
    const problem = (await response.json()) as { code: string; requestId: string };
    expect(problem.code).toBe('server.unavailable');
    expect(problem.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('says 502 when the api breaks off', async () => {
    const response = await fetch(`${await web(await listen((req) => req.socket.destroy()))}/api/captcha`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ status: 502, code: 'server.unavailable' });
  });
});

describe('pages', () => {
  it('that are not kept carry a policy whose nonce is new each time', async () => {
    const address = await web(await nobody());
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(`${address}/en?unheard=of`)).headers.get('content-security-policy') ?? ''),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'strict-dynamic' 'nonce-[\w+/=]{20,}'/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  it.each([
    ['/en?unheard=of', 'https://stats.example'],
    ['/admin', null],
    ['/admin/leads?page=2', null],
    ['/dashboard', null],
  ])('%s may load from %s, where visits are measured [M-758]', async (path, host) => {
    const contexts: { analytics: unknown }[] = [];
    const pages = pagesOf(() => html('<p>page</p>'));
    const build = await pages.load();
    build.entry.module.createLoadContext = ((context: { analytics: unknown }) => {
      contexts.push(context);
      return {};
    }) as never;
    const address = await listen(
      createApp({
        apiUrl: await nobody(),
        publicUrl: 'http://localhost:3000',
        trustProxy: ['loopback'],
        pages,
        analytics: { id: 'M-1', script: 'https://stats.example/gtag.js' },
        logger: createLogger({ service: 'web', level: 'silent' }),
      }),
    );
    const policy = (await fetch(address + path)).headers.get('content-security-policy') ?? '';
    expect(/https?:\/\/[^\s;]+/.exec(policy)?.[0] ?? null).toBe(host);
    expect(contexts[0]?.analytics === null).toBe(host === null);
  });

  it('are compressed for browsers that take it', async () => {
    const address = await web(
      await nobody(),
      pagesOf(() => html('word '.repeat(2000))),
    );
    const response = await fetch(`${address}/en`, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe('word '.repeat(2000));
  });

  it('answer a failure with plain words and no stack', async () => {
    const address = await web(
      await nobody(),
      pagesOf(() => {
        throw new Error('secret detail');
      }),
    );
    const response = await fetch(`${address}/en`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/secret|at |\.ts/);
  });

  it.each(['/en', '/en?unheard=of'])(
    'outlive 200 visitors who break off in the middle of %s',
    async (path) => {
      // Random: many packets even when compressed.
      const page = randomBytes(1_000_000).toString('hex');
      const address = await web(
        await nobody(),
        pagesOf(() => html(page)),
      );
      const { port } = new URL(address);
      const gone: Promise<unknown>[] = [];
      for (let visitor = 0; visitor < 200; visitor += 1) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => undefined);
        gone.push(new Promise((resolve) => socket.once('close', resolve)));
        const encoding = ['br', 'gzip', 'identity'][visitor % 3] ?? '';
        socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
        if (visitor % 2 === 0) socket.once('data', () => socket.destroy());
        else setTimeout(() => socket.destroy(), visitor % 5);
        if (visitor % 20 === 19) await Promise.all(gone);
      }
      await Promise.all(gone);
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect(await (await fetch(address + path)).text()).toBe(page);
    },
    120_000,
  );
});
