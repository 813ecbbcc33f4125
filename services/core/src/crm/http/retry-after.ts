import { boundedRetryAfter, mostAskedMs } from '../../deliveries/retry-after.ts';

/**
 * Seconds or an HTTP date (RFC 9110, 10.2.3).
 * @param sentAt ms since 1970 on the sender's clock
 * @returns ms, 1 s … 7 days
 */
export function parseRetryAfter(value: string | undefined, sentAt: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return boundedRetryAfter(Number(text) * 1_000, mostAskedMs);
  const at = httpDate(text);
  return at === null ? null : boundedRetryAfter(at - sentAt, mostAskedMs);
}

/** By the sender's clock, perhaps hours from ours. @param now without a `Date` header */
export function answeredAt(date: string | undefined, now: number): number {
  return httpDate(date?.trim() ?? '') ?? now;
}

/** ISO 8601 UTC. @param date the `Date` header */
export function serverTimeOf(date: string | undefined): string | null {
  const at = httpDate(date?.trim() ?? '');
  return at === null ? null : new Date(at).toISOString();
}

function httpDate(text: string): number | null {
  // Date.parse also takes bare numbers with signs
  if (!/^[A-Za-z]/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}
