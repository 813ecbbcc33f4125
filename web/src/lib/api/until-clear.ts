/** What may have been stored is not called lost, but sent again under its key. */
import { ApiError } from './api-error.ts';

export interface RetryOptions {
  /** Before each further try. */
  waitsMs?: readonly number[];
  onUnclear?: () => void;
}

const usualWaitsMs = [1_000, 2_000, 4_000, 8_000];

/** Rendering for a browser without scripts cannot wait longer. */
export const pageWaitsMs = [500, 1_500];

/** No answer, none of the api's own, or `lead.unclear`. Offline, nothing was sent. */
export function isUnclear(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !isOffline();
  if (error.code === 'lead.unclear' || error.status === 502 || error.status === 504) return true;
  return error.code === '' && error.status >= 500;
}

/** Not defined in Node. */
const isOffline = (): boolean => typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;

/** @param send must be idempotent @throws the last error; where `isUnclear` holds, the outcome is open */
export async function untilClear<T>(
  send: () => Promise<T>,
  { waitsMs = usualWaitsMs, onUnclear }: RetryOptions = {},
): Promise<T> {
  for (const [n, waitMs] of waitsMs.entries()) {
    try {
      return await send();
    } catch (error) {
      if (!isUnclear(error)) throw error;
      if (n === 0) onUnclear?.();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return send();
}
