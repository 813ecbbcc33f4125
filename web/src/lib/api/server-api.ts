import type { RouterContextProvider } from 'react-router';
import { pageRequest } from '#lib/request-context.ts';
import { type Api, createApi } from './client.ts';

/** A visitor gets an error sooner than a long wait. */
const renderTimeoutMs = 5_000;

/** Passes no cookie on: rendered pages hold nothing personal. */
export function serverApi(context: Readonly<RouterContextProvider>): Api {
  const { apiUrl, requestId, forwardedFor } = context.get(pageRequest);
  return createApi({
    baseUrl: apiUrl,
    timeoutMs: renderTimeoutMs,
    headers: { 'X-Request-Id': requestId, 'X-Forwarded-For': forwardedFor },
  });
}
