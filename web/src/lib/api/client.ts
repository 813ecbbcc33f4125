/** All calls: credentials, a time limit, and ApiError when refused. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { paths } from '@manzil/contract/api';
import { careHeaders, mended } from './mend.ts';
import { keepSessionToken, sessionHeaders } from './session-token.ts';

export type Api = Client<paths>;

/** Longer than the proxy's 30 s, which bounds all deadlines. */
export const browserTimeoutMs = 35_000;

export interface ApiOptions {
  baseUrl?: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Sends the session token; never on the server, which serves many. */
  withSession?: boolean;
}

/** `api.GET('/api/properties', { params: { query } })`; see `dataOf`. */
export function createApi(options: ApiOptions = {}): Api {
  const { baseUrl = '', timeoutMs = browserTimeoutMs, headers = {}, withSession = false } = options;
  const send = within(timeoutMs);
  const api = createClient<paths>({
    baseUrl,
    headers,
    credentials: 'include',
    fetch: (request) => (withSession ? sendWithSession(request, send) : send(request)),
  });
  api.use({
    onRequest: ({ request }) => {
      if (request.method !== 'GET') request.headers.set('Content-Type', 'application/json');
    },
    onResponse: async ({ response }) => {
      if (!response.ok) throw await ApiError.from(response);
    },
  });
  return api;
}

type Send = (request: Request) => Promise<Response>;

const within =
  (timeoutMs: number): Send =>
  (request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });

async function sendWithSession(request: Request, send: Send): Promise<Response> {
  addHeaders(request, careHeaders());
  const changes = request.method !== 'GET';
  // text can be sent twice; browsers differ on cloned streams
  const body = changes ? await request.clone().text() : '';
  return mended(new URL(request.url).pathname, async () => {
    const one = new Request(request, body === '' ? {} : { body });
    if (changes) addHeaders(one, sessionHeaders());
    const answer = await send(one);
    keepSessionToken(answer);
    return answer;
  });
}

function addHeaders(request: Request, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
}

export const browserApi: Api = createApi({ withSession: true });

/** @throws ApiError when refused, TypeError when nothing answered */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
