/** All calls: credentials, a time limit, and ApiError when refused. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { components, paths } from '@manzil/contract/api';
import { presenceHeaders } from './presence.ts';
import { keepSessionToken, renewSessionToken, sessionHeaders } from './session-token.ts';

export type Api = Client<paths>;
type ProblemCode = components['schemas']['ProblemCode'];

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

let confirmed = (): Promise<boolean> => Promise.resolve(false);

/** Staff's screens ask for the password where the server wants it again; null: nobody is asked. True: send the call again. */
export function onConfirmationWanted(ask: (() => Promise<boolean>) | null): void {
  confirmed = ask ?? (() => Promise.resolve(false));
}

/** Renews the token once: signing in from another tab replaces it. */
async function sendWithSession(request: Request, send: Send): Promise<Response> {
  addHeaders(request, presenceHeaders());
  if (request.method === 'GET') {
    const ask = async (): Promise<Response> => {
      const answer = await send(new Request(request));
      keepSessionToken(answer);
      return answer;
    };
    const answer = await ask();
    return (await wants(answer, 'auth.confirmation_required')) && (await confirmed()) ? ask() : answer;
  }
  // text can be sent twice; browsers differ on cloned streams
  const body = await request.clone().text();
  const attempt = (): Promise<Response> => {
    const one = new Request(request, body === '' ? {} : { body });
    addHeaders(one, sessionHeaders());
    return send(one);
  };
  let response = await attempt();
  keepSessionToken(response);
  if ((await wants(response, 'auth.session_token')) && (await renewSessionToken())) response = await attempt();
  if ((await wants(response, 'auth.confirmation_required')) && (await confirmed())) return attempt();
  return response;
}

function addHeaders(request: Request, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
}

async function wants(response: Response, code: ProblemCode): Promise<boolean> {
  return response.status === 403 && (await ApiError.from(response.clone())).code === code;
}

export const browserApi: Api = createApi({ withSession: true });

/** @throws ApiError when refused, TypeError when nothing answered */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
