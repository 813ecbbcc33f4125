/** The one road to the api. Every call sends credentials, has a time limit and raises ApiError when it is refused. */
import createClient, { type Client } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { paths } from './generated.ts';

export type Api = Client<paths>;

/** Longer than the calls that answer at once about the CRM (25 s) and than the proxy's own limit (30 s). */
const browserTimeoutMs = 35_000;

export interface ApiOptions {
  /** Empty in the browser, which asks its own address. */
  baseUrl?: string;
  timeoutMs?: number;
  headers?: Record<string, string>;
}

/** Makes a client. `api.GET('/api/properties', { params: { query } })`; read the answer with `dataOf`. */
export function createApi({ baseUrl = '', timeoutMs = browserTimeoutMs, headers = {} }: ApiOptions = {}): Api {
  const api = createClient<paths>({
    baseUrl,
    headers,
    credentials: 'include',
    fetch: (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }),
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

/** The browser's client. */
export const browserApi: Api = createApi();

/** The body of an answer. @throws ApiError by the client when the call was refused, TypeError when nothing answered */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
