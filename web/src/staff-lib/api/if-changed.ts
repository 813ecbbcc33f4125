import { ApiError } from '#lib/api/api-error.ts';
import { browserTimeoutMs } from '#lib/api/client.ts';
import { mended } from './session-call.ts';
import { presenceHeaders } from './presence.ts';

interface Kept {
  etag: string;
  value: unknown;
}

const kept = new Map<string, Kept>();
const mostKept = 30;

/**
 * By ETag: an unchanged answer costs nothing and is the same value. No other cache keeps staff's answers.
 * @throws ApiError when refused, TypeError when nothing answered
 */
export async function getIfChanged<T>(
  address: string,
  read: (answer: Response) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const before = kept.get(address);
  const answer = await mended(address, () =>
    fetch(address, {
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeoutMs)]),
      headers: {
        ...presenceHeaders(),
        // else the browser adds `no-cache` and gets all
        ...(before === undefined ? {} : { 'If-None-Match': before.etag, 'Cache-Control': 'max-age=0' }),
      },
    }),
  );
  if (answer.status === 304 && before !== undefined) return before.value as T;
  if (!answer.ok) throw await ApiError.from(answer);
  const value = await read(answer);
  const etag = answer.headers.get('etag');
  kept.delete(address);
  if (etag !== null) kept.set(address, { etag, value });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return value;
}
