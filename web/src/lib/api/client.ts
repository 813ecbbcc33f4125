/** The one road to the api. Every call sends credentials, has a time limit and raises ApiError when it is refused. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { paths } from '@manzil/contract/api';
import { presenceHeaders } from './presence.ts';
import { keepSessionToken, renewSessionToken, sessionHeaders } from './session-token.ts';

export type Api = Client<paths>;

/** Longer than any deadline in the contract, which the proxy's own limit (30 s) bounds. */
export const browserTimeoutMs = 35_000;

export interface ApiOptions {
  /** Empty in the browser, which asks its own address. */
  baseUrl?: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Speaks for one browser: sends its session token. Never on the server, where one client speaks for many. */
  withSession?: boolean;
}

/** Makes a client. `api.GET('/api/properties', { params: { query } })`; read the answer with `dataOf`. */
export function createApi(options: ApiOptions = {}): Api {
  const { baseUrl = '', timeoutMs = browserTimeoutMs, headers = {}, withSession = false } = options;
  const send = (request: Request): Promise<Response> =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
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

/** Adds the token to a change; where it is old, because somebody signed in anew in another tab, it is renewed once. */
async function sendWithSession(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  addHeaders(request, presenceHeaders());
  if (request.method === 'GET') {
    const response = await send(request);
    keepSessionToken(response);
    return response;
  }
  // as a text it can be sent twice; a cloned request would send a stream, which browsers treat as something else
  const body = await request.clone().text();
  const attempt = (): Promise<Response> => {
    const one = new Request(request, body === '' ? {} : { body });
    addHeaders(one, sessionHeaders());
    return send(one);
  };
  const response = await attempt();
  keepSessionToken(response);
  if (!(await wantsToken(response)) || !(await renewSessionToken())) return response;
  return attempt();
}

function addHeaders(request: Request, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
}

async function wantsToken(response: Response): Promise<boolean> {
  return response.status === 403 && (await ApiError.from(response.clone())).code === 'auth.session_token';
}

/** The browser's client. */
export const browserApi: Api = createApi({ withSession: true });

/** The body of an answer. @throws ApiError by the client when the call was refused, TypeError when nothing answered */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
