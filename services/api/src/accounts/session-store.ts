import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';

const PgStore = connectPgSimple(session);
type Done = (error?: unknown) => void;

/** Under which a session stands in the table. */
export const storedSessionKey = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/** Sent by pages that poll. */
const isBackground = (req: Request | undefined): boolean => req?.headers['x-background'] === '1';

/** By a hash of their id: who reads the table can take none over. */
class HashedSessionStore extends PgStore {
  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    super.get(storedSessionKey(sid), done);
  }
  override set(sid: string, data: SessionData, done?: Done): void {
    super.set(storedSessionKey(sid), data, done);
  }
  override touch(sid: string, data: SessionData, done?: () => void): void {
    // express-session's object, which knows its request
    if (isBackground((data as { req?: Request }).req)) done?.();
    else super.touch(storedSessionKey(sid), data, done);
  }
  override destroy(sid: string, done?: Done): void {
    super.destroy(storedSessionKey(sid), done);
  }
}

/** The scheduler removes expired ones. */
export function createSessionStore(pool: pg.Pool, onError: (message: string) => void): session.Store {
  return new HashedSessionStore({
    pool,
    tableName: 'sessions',
    createTableIfMissing: false,
    pruneSessionInterval: false,
    errorLog: (...words: unknown[]) => onError(words.map(String).join(' ')),
  });
}
