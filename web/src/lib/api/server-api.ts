/** The api as loaders reach it while a page is rendered: directly, on behalf of the visitor. */
import type { RouterContextProvider } from 'react-router';
import { pageRequest } from '#lib/request-context.ts';
import { type Api, createApi } from './client.ts';

/** A visitor should get a page with a clear word sooner than wait any longer. */
const renderTimeoutMs = 5_000;

/** Public data only: no cookie is passed on, so a rendered page shows nothing of a person. */
export function serverApi(context: Readonly<RouterContextProvider>): Api {
  const { apiUrl, requestId, forwardedFor } = context.get(pageRequest);
  return createApi({
    baseUrl: apiUrl,
    timeoutMs: renderTimeoutMs,
    headers: { 'X-Request-Id': requestId, 'X-Forwarded-For': forwardedFor },
  });
}
