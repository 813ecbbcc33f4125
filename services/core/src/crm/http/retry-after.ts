import { boundedRetryAfter, mostAskedMs } from '../../deliveries/retry-after.ts';

/**
 * Reads a `Retry-After` header: seconds, or an HTTP date (RFC 9110, section 10.2.3).
 * @param sentAt milliseconds since 1970 on the clock of the server that sent it
 * @returns milliseconds, bounded to 1 s … 7 days; null when absent or not understood
 */
export function parseRetryAfter(value: string | undefined, sentAt: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return boundedRetryAfter(Number(text) * 1_000, mostAskedMs);
  const at = httpDate(text);
  return at === null ? null : boundedRetryAfter(at - sentAt, mostAskedMs);
}

/**
 * When an answer was sent, by the clock of whoever sent it: a date in its Retry-After means that clock, and ours may be
 * hours away from it.
 * @param date the `Date` header of the answer
 * @param now milliseconds since 1970 here, for an answer without one
 */
export function answeredAt(date: string | undefined, now: number): number {
  return httpDate(date?.trim() ?? '') ?? now;
}

/** The same as ISO 8601 in UTC; null where the answer does not say. @param date the `Date` header of the answer */
export function serverTimeOf(date: string | undefined): string | null {
  const at = httpDate(date?.trim() ?? '');
  return at === null ? null : new Date(at).toISOString();
}

function httpDate(text: string): number | null {
  // only real dates: Date.parse also takes bare numbers with signs
  if (!/^[A-Za-z]/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
