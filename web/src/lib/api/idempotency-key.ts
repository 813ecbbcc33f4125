import { useCallback, useRef } from 'react';
import { ApiError } from './api-error.ts';
import { type RetryOptions, untilClear } from './until-clear.ts';

export interface IdempotencyKey {
  current: () => string;
  renew: () => void;
}

/** `randomUUID` needs https or localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The posted key where we made it, else a new one. */
export const postedKey = (text: string): string => (/^[0-9a-f]{32}$/.test(text) ? text : newIdempotencyKey());

/** Stays over retries: a lead is stored once; renewed when the form starts anew. */
export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<string | null>(null);
  const current = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { current, renew };
}

/**
 * Sends until the outcome is clear. Another enquiry under the key: the form changed after a lost answer, and gets a new
 * key. @throws what `send` throws; where `isUnclear` holds, it may have been stored
 */
export async function sendWithKey<T>(
  key: IdempotencyKey,
  send: (key: string) => Promise<T>,
  retry: RetryOptions = {},
): Promise<T> {
  const sendNow = (): Promise<T> => untilClear(() => send(key.current()), retry);
  try {
    return await sendNow();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'request.idempotency_conflict') throw error;
    key.renew();
    return sendNow();
  }
}
