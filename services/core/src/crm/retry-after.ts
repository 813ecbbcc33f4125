const minMs = 1_000;
const maxMs = 3_600_000;

/**
 * Reads a `Retry-After` header: seconds, or an HTTP date (RFC 9110, section 10.2.3).
 * @param now milliseconds since 1970
 * @returns milliseconds, bounded to 1 s … 1 h; null when absent or not understood
 */
export function parseRetryAfter(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return bounded(Number(text) * 1_000);
  // only real dates: Date.parse also takes bare numbers with signs
  if (!/^[A-Za-z]/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : bounded(at - now);
}

function bounded(ms: number): number {
  return Math.min(maxMs, Math.max(minMs, ms));
}
