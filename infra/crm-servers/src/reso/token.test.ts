/** Tokens by client credentials: taken once for all who wait, renewed before their end and after a refusal. */
import { expect, it, onTestFinished } from 'vitest';
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
  // of a life of 1 ms nine tenths are over at once
  const server = await serverBy('form', 1);
  const provider = providerOf(server, credentials);
  await provider.discover(soon()).catch(() => undefined);
  await provider.discover(soon()).catch(() => undefined);
  expect(server.tokens.given()).toBeGreaterThan(1);
});

it('says that the secret is refused, or not there', async () => {
  const server = await serverBy('form');
  const wrong = providerOf(server, { ...credentials, clientSecret: 'wrong' });
  expect(await wrong.checkConnection(soon())).toMatchObject({ ok: false, findings: [{ code: 'key_refused' }] });
  const none = providerOf(server, { ...credentials, clientSecret: null });
  expect(await none.checkConnection(soon())).toMatchObject({ ok: false, findings: [{ code: 'not_configured' }] });
});
