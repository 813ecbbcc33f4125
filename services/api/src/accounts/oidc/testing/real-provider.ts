/** A certified OpenID Connect provider on this machine, at which somebody signs in without a page. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface RealProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Who sits before it, by what it knows of them. */
  person: { subject: string; claims: Record<string, unknown> };
  close(): Promise<void>;
}

/** @param redirectUri of the client */
export async function startRealProvider(redirectUri: string): Promise<RealProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const client = { id: 'manzil', secret: 'a secret of the client for tests' };
  const made: RealProvider = {
    issuer,
    client,
    person: { subject: 'nobody', claims: {} },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['a key for tests only'] },
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub', 'groups', 'email', 'email_verified'] },
    // with the claims in the id token
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...made.person.claims }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (req, res) => {
    if (req.url?.startsWith('/interaction/') !== true) return void answer(req, res);
    void (async () => {
      const { prompt, params, session } = await provider.interactionDetails(req, res);
      if (prompt.name === 'login')
        return provider.interactionFinished(req, res, { login: { accountId: made.person.subject } });
      const grant = new provider.Grant({
        accountId: session?.accountId ?? made.person.subject,
        clientId: String(params['client_id']),
      });
      grant.addOIDCScope(String(params['scope']));
      const grantId = await grant.save();
      return provider.interactionFinished(req, res, { consent: { grantId } }, { mergeWithLastSubmission: true });
    })().catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  return made;
}
