/** Pages as the web server sends them: the real build, the api answered by the test. */
import { createLogger } from '@manzil/core/platform/logger';
import { inOriginForm } from '@manzil/core/platform/request-target';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { createApp } from '../server/app.ts';
import type { AppOptions } from '../server/app-options.ts';
import { builtPages } from '../server/build.ts';
import type { SiteState } from '../server/site-state.ts';
import { type Answers, apiInTest, type ApiInTest, assertAllAnswered } from './answers.ts';
import { ofEveryPage } from './every-page.ts';

export interface ServedSite {
  /** Does not follow redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  api: ApiInTest;
  /** Where it listens; pages name `publicUrl`. */
  url: string;
}

export const publicUrl = 'https://manzil.example';

const open: Server[] = [];
const apis: ApiInTest[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  assertAllAnswered(apis.splice(0));
});

interface Options extends Partial<Pick<AppOptions, 'analytics'>> {
  site?: Partial<SiteState>;
}

export async function servedSite(answers: Answers = {}, { site = {}, ...options }: Options = {}): Promise<ServedSite> {
  const api = apiInTest({ ...ofEveryPage, 'GET /api/auth/user': null, ...answers });
  apis.push(api);
  const apiUrl = await listen((req, res) => {
    if (req.url === '/internal/site') {
      res.end(JSON.stringify({ version: 1, ...site }));
      return;
    }
    void (async () => {
      const { method = 'GET', url = '/' } = req;
      const body = await text(req);
      const answer = await api.fetch(
        new Request(new URL(url, 'http://api.test'), {
          method,
          headers: Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ...(method === 'GET' || method === 'HEAD' ? {} : { body }),
        }),
      );
      res.writeHead(answer.status, Object.fromEntries(answer.headers));
      res.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  const pages = await builtPages();
  const logger = createLogger({ service: 'web', level: 'silent' });
  const url = await listen(
    inOriginForm(createApp({ apiUrl, publicUrl, trustProxy: ['loopback'], pages, logger, ...options })),
  );
  const ask = (path: string, init: RequestInit): Promise<Response> =>
    fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000), ...init });
  return {
    api,
    url,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, fields, headers = {}) => ask(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
  };
}

async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
