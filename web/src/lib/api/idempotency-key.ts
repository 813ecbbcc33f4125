import { useCallback, useRef } from 'react';
import { ApiError } from './api-error.ts';

export interface IdempotencyKey {
  current: () => string;
  /** The next use gets another key. */
  renew: () => void;
}

/** A random name for one filling of a form. `randomUUID` exists only over https and on localhost. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key for one filling: kept over retries, so that a lead is stored once; renewed when the form starts anew. */
export function useIdempotencyKey(): IdempotencyKey {
  const key = useRef<string | null>(null);
  const current = useCallback(() => (key.current ??= newIdempotencyKey()), []);
  const renew = useCallback(() => {
    key.current = null;
  }, []);
  return { current, renew };
}

/**
 * Sends under the key of this filling. Where something else was stored under it, the form was changed after an answer
 * was lost: that is another filling, with a key of its own. @throws what `send` throws
 */
export async function sendUnder<T>(key: IdempotencyKey, send: (key: string) => Promise<T>): Promise<T> {
  try {
    return await send(key.current());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'request.idempotency_conflict') throw error;
    key.renew();
    return send(key.current());
  }
}
