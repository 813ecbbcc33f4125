import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/** Deadlock, serialization, a rival's claim, connection lost, server starting or stopping. */
const transientCodes = new Set([
  '40P01',
  '40001',
  '23505',
  '08006',
  '08003',
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);
const waitsMs = [20, 200, 1_000];

/**
 * At most four times. Only for what changes nothing when it ran already, as by naming the state and fence it expects.
 */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await run();
    } catch (error) {
      if (!isTransient(error)) throw error;
      await sleep(waitMs);
    }
  }
  return run();
}

export function rowsOf<R extends pg.QueryResultRow>(db: Queryable, text: string, values: unknown[]): Promise<R[]> {
  return withRetry(async () => (await db.query<R>(text, values)).rows);
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && transientCodes.has(code)) || /Connection terminated/.test(error.message);
}
