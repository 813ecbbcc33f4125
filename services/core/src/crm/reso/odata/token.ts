/** OAuth2 client credentials (RFC 6749, 4.4; RESO Web API Core 2.9), renewed early, and once after a refusal. */
import { z } from 'zod';
import { createHttpClient, jsonOf, type HttpResult } from '../../http/http-client.ts';
import { credentialsUnreadable } from '../../http/authorize.ts';
import { notSent, type HttpFailure } from '../../http/http-failure.ts';
import type { CrmCredentials } from '../../crm-credentials.ts';

export interface TokenOptions {
  tokenUrl: string;
  scope: string | null;
  credentials: () => Promise<CrmCredentials | null>;
  answerTimeoutMs?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface TokenSource {
  /** Never throws for the server. */
  authorization(signal: AbortSignal): Promise<string | HttpFailure>;
  /** The next call gets another. */
  refuse(header: string): void;
}

const answerSchema = z.object({
  access_token: z.string().min(1).max(16_384),
  token_type: z.string().optional(),
  expires_in: z.union([z.number(), z.string().regex(/^\d+$/)]).optional(),
});

/** For an answer without a lifetime (RFC 6749, 5.1). */
const unknownLifetimeMs = 5 * 60_000;
/** Or a tenth of a short life. */
const beforeEndMs = 60_000;
const tokenTimeoutMs = 15_000;

interface Token {
  header: string;
  renewAt: number;
}

export function createTokenSource(options: TokenOptions): TokenSource {
  const { now = Date.now, answerTimeoutMs = tokenTimeoutMs } = options;
  const address = new URL(options.tokenUrl);
  const http = createHttpClient({
    baseUrl: address.origin,
    authorization: async () => null,
    answerTimeoutMs,
    connections: 2,
  });
  let token: Token | null = null;
  let fetching: Promise<Token | HttpFailure> | null = null;
  /** Learned from the endpoint's first refusal. */
  let inHeader = false;

  async function ask(id: string, secret: string): Promise<HttpResult> {
    const form = new URLSearchParams({ grant_type: 'client_credentials' });
    if (options.scope !== null) form.set('scope', options.scope);
    if (!inHeader) {
      form.set('client_id', id);
      form.set('client_secret', secret);
    }
    return http.call({
      method: 'POST',
      path: `${address.pathname}${address.search}`,
      body: form,
      headers: inHeader ? { authorization: basic(id, secret) } : {},
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
  }

  async function fetchToken(): Promise<Token | HttpFailure> {
    const known = await options.credentials();
    if (known === null) return credentialsUnreadable;
    const { clientId, clientSecret } = known;
    if (clientId === null || clientSecret === null)
      return notSent('crm.not_configured', 'CRM_CLIENT_ID and CRM_CLIENT_SECRET are not both set');
    const startedAt = now();
    let answer = await ask(clientId, clientSecret);
    // some take id and secret in the form, all must in the header (RFC 6749, 2.3.1)
    if (answer.kind === 'answer' && (answer.status === 400 || answer.status === 401)) {
      inHeader = !inHeader;
      answer = await ask(clientId, clientSecret);
    }
    if (answer.kind === 'failure') return { ...answer, sent: 'no' };
    if (answer.status === 400 || answer.status === 401 || answer.status === 403)
      return notSent('crm.unauthorized', 'The CRM does not give us a token for our id and secret');
    const read = answerSchema.safeParse(jsonOf(answer));
    if (answer.status !== 200 || !read.success)
      return notSent('crm.token_unreadable', `The token endpoint answered ${String(answer.status)} without a token`);
    const lifetimeMs = read.data.expires_in === undefined ? unknownLifetimeMs : Number(read.data.expires_in) * 1_000;
    return {
      header: `Bearer ${read.data.access_token}`,
      renewAt: startedAt + Math.max(lifetimeMs - beforeEndMs, lifetimeMs * 0.9),
    };
  }

  return {
    async authorization(signal) {
      if (token !== null && now() < token.renewAt) return token.header;
      fetching ??= fetchToken().finally(() => {
        fetching = null;
      });
      const fetched = await untilAborted(fetching, signal);
      if (fetched === null) return notSent('crm.cancelled', 'Cancelled before sending');
      if ('kind' in fetched) return fetched;
      token = fetched;
      return fetched.header;
    },
    refuse(header) {
      if (token?.header === header) token = null;
    },
  };
}

/** RFC 6749, 2.3.1: both parts are form-encoded first. */
function basic(id: string, secret: string): string {
  const encode = (part: string): string => new URLSearchParams({ p: part }).toString().slice(2);
  return `Basic ${Buffer.from(`${encode(id)}:${encode(secret)}`).toString('base64')}`;
}

/** One who gives up does not end the token that others wait for. */
async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  if (signal.aborted) return null;
  let stop = (): void => undefined;
  const aborted = new Promise<null>((resolve) => {
    stop = () => resolve(null);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
