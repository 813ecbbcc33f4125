/** A provider made by hand from OpenID Connect Core 1.0 and Discovery 1.0, which lies in whatever way a test asks for. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface Lie {
  /** Over those of an honest id token; undefined leaves one out. */
  claims?: Record<string, unknown>;
  signedBy?: 'a stranger' | 'nobody' | 'the secret of the client' | 'its key for ES256' | 'its key without a name';
  /** Over the parameters that the browser brings back. */
  back?: (given: URLSearchParams) => void;
  /** In place of the answer of the token endpoint. */
  token?: (res: ServerResponse) => void;
  /** Over the metadata. */
  metadata?: Record<string, unknown>;
  /** No answer to any request. */
  silent?: boolean;
}

export interface LyingProvider {
  issuer: string;
  client: { id: string; secret: string };
  lie: Lie;
  /** Requests of the token endpoint. */
  exchanges: URLSearchParams[];
  close(): Promise<void>;
}

const minutes = 60_000;

export async function startLyingProvider(): Promise<LyingProvider> {
  const own = await generateKeyPair('RS256');
  const strange = await generateKeyPair('RS256');
  const curve = await generateKeyPair('ES256');
  const jwks = {
    keys: [
      { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(curve.publicKey)), kid: 'curve', use: 'sig' },
    ],
  };
  const asked = new Map<string, URLSearchParams>();
  const server = createServer((req, res) => {
    void answer(req, res).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const made: LyingProvider = {
    issuer,
    client: { id: 'manzil', secret: 'a secret of the client for tests' },
    lie: {},
    exchanges: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (made.lie.silent === true) return;
    const { pathname, searchParams } = new URL(req.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration')
      return json(res, { ...metadataOf(issuer), ...made.lie.metadata });
    if (pathname === '/keys') return json(res, jwks);
    if (pathname === '/authorize') return sendBack(res, searchParams);
    if (pathname !== '/token') return void res.writeHead(404).end();
    const body = new URLSearchParams(await textOf(req));
    made.exchanges.push(body);
    if (made.lie.token !== undefined) return made.lie.token(res);
    const begun = asked.get(body.get('code') ?? '');
    asked.delete(body.get('code') ?? '');
    if (begun === undefined) return json(res, { error: 'invalid_grant' }, 400);
    json(res, { access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: await idToken(begun) });
  }

  function sendBack(res: ServerResponse, begun: URLSearchParams): void {
    const code = `code-${String(asked.size)}-${String(made.exchanges.length)}`;
    asked.set(code, begun);
    const back = new URL(begun.get('redirect_uri') ?? '');
    const given = new URLSearchParams({ code, state: begun.get('state') ?? '' });
    made.lie.back?.(given);
    back.search = given.toString();
    res.writeHead(302, { Location: back.href }).end();
  }

  async function idToken(begun: URLSearchParams): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const honest = { iss: issuer, sub: 'person', aud: made.client.id, iat: now, exp: now + (5 * minutes) / 1000 };
    const claims = { ...honest, nonce: begun.get('nonce') ?? undefined, ...made.lie.claims };
    const jwt = new SignJWT(JSON.parse(JSON.stringify(claims)) as Record<string, unknown>);
    switch (made.lie.signedBy) {
      case 'nobody': {
        const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
        return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
      }
      case 'the secret of the client':
        return jwt.setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(made.client.secret));
      case 'a stranger':
        return jwt.setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(strange.privateKey);
      case 'its key for ES256':
        return jwt.setProtectedHeader({ alg: 'ES256', kid: 'curve' }).sign(curve.privateKey);
      case 'its key without a name':
        return jwt.setProtectedHeader({ alg: 'RS256' }).sign(own.privateKey);
      default:
        return jwt.setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(own.privateKey);
    }
  }
  return made;
}

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'ES256'],
  code_challenge_methods_supported: ['S256'],
});

export function json(res: ServerResponse, body: unknown, status = 200): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req) text += String(part);
  return text;
}
