import { listen } from '@manzil/testing/loopback';
import { createResoProvider } from '@manzil/core/crm/reso/provider';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';

const bare = { apiKey: null, clientId: null, clientSecret: null };

async function findings(baseUrl: string, credentials: Partial<Record<keyof typeof bare, string>>): Promise<unknown> {
  const provider = createResoProvider({
    CRM_PROVIDER: 'reso',
    CRM_BASE_URL: baseUrl,
    HUBSPOT_OBJECT: 'deals',
    SANDBOX_IDEMPOTENT: false,
    DELIVERY_REQUEST_TIMEOUT_MS: 5_000,
    credentials: async () => ({ ...bare, ...credentials }),
  });
  const checked = await provider.checkConnection(AbortSignal.timeout(10_000));
  return { ok: checked.ok, findings: checked.findings };
}

async function start(location: string | null, page: string | null = null): Promise<string> {
  const server = createServer((req, res) => {
    req.resume();
    res.writeHead(page === null ? (location === null ? 404 : 308) : 400, location === null ? {} : { location });
    res.end(page ?? '');
  });
  const url = await listen(server);
  onTestFinished(async () => void server.close());
  return new URL(url).host;
}

it('names http where the server speaks no TLS [M-403]', async () => {
  const host = await start(null);
  expect(await findings(`https://${host}`, { apiKey: 'key' })).toEqual({
    ok: false,
    findings: [{ code: 'scheme_wrong', params: { scheme: 'http', setting: 'CRM_BASE_URL' } }],
  });
});

it.each(['https://127.0.0.1/odata', 'HTTPS://crm.example/'])(
  'names https where the server sends us on to %s [M-403]',
  async (to) => {
    const host = await start(to);
    expect(await findings(`http://${host}`, { apiKey: 'key' })).toEqual({
      ok: false,
      findings: [{ code: 'scheme_wrong', params: { scheme: 'https', setting: 'CRM_BASE_URL' } }],
    });
  },
);

it.each([
  '<center>The plain HTTP request was sent to HTTPS port</center>',
  'Client sent an HTTP request to an HTTPS server.\n',
])('names https where a server that speaks TLS says so: %s [M-403]', async (page) => {
  const host = await start(null, page);
  expect(await findings(`http://${host}`, { apiKey: 'key' })).toEqual({
    ok: false,
    findings: [{ code: 'scheme_wrong', params: { scheme: 'https', setting: 'CRM_BASE_URL' } }],
  });
});

it.each([{ clientId: 'id' }, { clientSecret: 'secret' }, { clientId: 'id', clientSecret: 'secret' }])(
  'names the address for tokens where %o is set without one, and asks nobody [M-403]',
  async (credentials) => {
    expect(await findings('http://127.0.0.1:9', credentials)).toEqual({
      ok: false,
      findings: [{ code: 'token_address_missing', params: { setting: 'CRM_TOKEN_URL' } }],
    });
  },
);
