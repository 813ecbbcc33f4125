import { expect, it, onTestFinished, vi } from 'vitest';
import { startResoServer, type ResoServer } from './server.ts';
import { providerOf } from './testing/reso-provider.ts';

const credentials = { apiKey: null, clientId: 'manzil & co', clientSecret: 'a secret:+%' };
const soon = () => AbortSignal.timeout(20_000);

async function serverBy(by: 'form' | 'header', lifetimeMs = 3_600_000): Promise<ResoServer> {
  const client = { id: credentials.clientId, secret: credentials.clientSecret, lifetimeMs, by };
  const server = await startResoServer({ token: null, client });
  onTestFinished(() => server.close());
  return server;
}

it.each(['form', 'header'] as const)('takes one token for many calls, with id and secret in the %s', async (by) => {
  const server = await serverBy(by);
  const provider = providerOf(server, credentials);
  await Promise.all(Array.from({ length: 8 }, () => provider.lookup('property', 'K-1', soon())));
  expect(server.tokens.given()).toBe(1);
});

it('takes another one after a refusal, once, and goes on', async () => {
  const server = await serverBy('form');
  const provider = providerOf(server, credentials);
  await provider.discover(soon());
  server.tokens.revokeAll();
  expect((await provider.discover(soon())).givesListings).toBe(true);
  expect(server.tokens.given()).toBe(2);
});

it('takes another one before the first runs out', async () => {
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const server = await serverBy('form', 3_600_000);
  const provider = providerOf(server, credentials);
  await provider.discover(soon());
  now += 3_539_999;
  await provider.discover(soon());
  expect(server.tokens.given()).toBe(1);
  // a minute before its end
  now += 1;
  await provider.discover(soon());
  expect(server.tokens.given()).toBe(2);
});

it('says that the secret is refused, or not there', async () => {
  const server = await serverBy('form');
  const wrong = providerOf(server, { ...credentials, clientSecret: 'wrong' });
  expect(await wrong.checkConnection(soon())).toMatchObject({ ok: false, findings: [{ code: 'key_refused' }] });
  const none = providerOf(server, { ...credentials, clientSecret: null });
  expect(await none.checkConnection(soon())).toMatchObject({ ok: false, findings: [{ code: 'not_configured' }] });
});
