/** All calls: credentials, a time limit, and ApiError when refused. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { paths } from '@manzil/contract/api';

export type Api = Client<paths>;

/** Longer than the proxy's 30 s, which bounds all deadlines. */
export const browserTimeoutMs = 35_000;

export interface ApiOptions {
  baseUrl?: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Of one person; never on the server, which serves many. */
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
    fetch: (request) => (withSession ? around(request, send) : send(request)),
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

export type Send = (request: Request) => Promise<Response>;

const within =
  (timeoutMs: number): Send =>
  (request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });

let around = (request: Request, send: Send): Promise<Response> => send(request);

/** Calls of staff carry more and may be sent again; what that needs is no part of visitors' scripts. */
export function sendBy(own: typeof around): void {
  around = own;
}

export const browserApi: Api = createApi({ withSession: true });

/** @throws ApiError when refused, TypeError when nothing answered */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
