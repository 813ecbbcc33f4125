/** OAuth2 client credentials (RFC 6749, 4.4 and 5; Web API Core 2.9). */
import { randomUUID } from 'node:crypto';
import type { ResoServerOptions } from './options.ts';

export interface TokenEndpoint {
  ask(form: URLSearchParams, authorization: string): { status: number; json: object };
  admits(authorization: string): boolean;
  revokeAll(): void;
  given(): number;
}

export function createTokenEndpoint(options: ResoServerOptions): TokenEndpoint {
  const tokens = new Map<string, number>();
  let count = 0;
  return {
    ask(form, authorization) {
      const { client } = options;
      if (client === null || form.get('grant_type') !== 'client_credentials')
        return { status: 400, json: { error: 'unsupported_grant_type' } };
      // RFC 6749, 2.3.1: form-encoded and joined
      const inForm = form.get('client_id') === client.id && form.get('client_secret') === client.secret;
      if (client.by === 'header' ? !inHeader(authorization, client) : !inForm)
        return { status: client.by === 'header' ? 401 : 400, json: { error: 'invalid_client' } };
      const token = randomUUID();
      tokens.set(token, Date.now() + client.lifetimeMs);
      count += 1;
      return {
        status: 200,
        json: { access_token: token, token_type: 'Bearer', expires_in: Math.ceil(client.lifetimeMs / 1_000) },
      };
    },
    admits(authorization) {
      const token = /^Bearer (.+)$/.exec(authorization)?.[1];
      if (token === undefined) return options.token === null && options.client === null;
      if (options.client !== null) return (tokens.get(token) ?? 0) > Date.now();
      return options.token === null || token === options.token;
    },
    revokeAll: () => tokens.clear(),
    given: () => count,
  };
}

function inHeader(authorization: string, { id, secret }: { id: string; secret: string }): boolean {
  const joined = Buffer.from(/^Basic (.+)$/.exec(authorization)?.[1] ?? '', 'base64').toString('utf8');
  const [first = '', second = ''] = joined.split(':');
  const decode = (part: string): string => new URLSearchParams(`p=${part}`).get('p') ?? '';
  return decode(first) === id && decode(second) === secret;
}
