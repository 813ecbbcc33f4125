/** A call of which nobody may say "not taken" as long as it may have been stored: it is asked again under its own key. */
import { ApiError } from './api-error.ts';

export interface Asking {
  /** How long to wait before each further try, in ms; there are no more tries than that. */
  waitsMs?: readonly number[];
  /** Told once, when the first answer left it open. */
  onUnclear?: () => void;
}

/** Fifteen seconds, and the time of the calls. */
const usualWaitsMs = [1_000, 2_000, 4_000, 8_000];

/** While a page is made for a browser without scripts nobody waits that long. */
export const shortWaitsMs = [500, 1_500];

/**
 * True where it is not known whether the call was carried out: no answer, one that is no word of ours, or ours that says so.
 * A browser that is offline has sent nothing.
 */
export function isUnclear(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !isOffline();
  if (error.code === 'lead.unclear' || error.status === 502 || error.status === 504) return true;
  return error.code === '' && error.status >= 500;
}

/** The server that makes pages has no such word. */
const isOffline = (): boolean => typeof navigator === 'object' && 'onLine' in navigator && !navigator.onLine;

/**
 * Sends until it is clear what became of it.
 * @param send must be stored once however often it arrives
 * @throws what `send` threw last; where `isUnclear` holds for it, it is still not known
 */
export async function untilClear<T>(
  send: () => Promise<T>,
  { waitsMs = usualWaitsMs, onUnclear }: Asking = {},
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
