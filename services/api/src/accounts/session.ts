import { randomBytes, randomUUID } from 'node:crypto';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { keepNewestPending, keepNewestSessions } from '@manzil/core/accounts/store/session-reader';
import { findUserById } from '@manzil/core/accounts/store/user-repository';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import type pg from 'pg';
import type { ApiDeps } from '../deps.ts';
import { readDevice, type Device } from './device.ts';
import { sessionKeys } from './session-keys.ts';
import { createSessionStore } from './session-store.ts';

declare module 'express-session' {
  interface SessionData {
    userId: number;
    /** ms since 1970 */
    signedInAt: number;
    /** ms since 1970: when the password was last typed. */
    confirmedAt: number;
    /** For its owner; opens nothing. */
    publicId: string;
    /** So that the cookie alone changes nothing. */
    token: string;
    device: Device;
    /** The password was right, and more is wanted: it opens nothing but that. */
    pending?: PendingStep;
    /** While pending: the name of the browser, when it was known at the first step. Its cookie goes to the sign-in alone. */
    knownDevice?: string;
    /** An authenticator app that is being added; its secret sealed. */
    enrolment?: { secret: string; at: number };
  }
}

/** What is still wanted after the password. */
export type PendingStep = 'factor' | 'enrol';

/** Without anybody at the keyboard. */
export const idleMs = 30 * 60_000;
/** From the sign-in on, however busy. */
export const mostMs = 12 * 3_600_000;
/** For the second step of a sign-in. */
export const pendingMs = 10 * 60_000;
/** Of one account: more than a person's devices, few enough to read through. One more ends the oldest. */
const mostSessions = 20;
const mostPending = 5;
const plainName = 'manzil.sid';

/** Over https browsers take a name with `__Host-` only from this very host, and only over https. */
export const cookieName = (publicUrl: string, base: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${base}` : base;

export const sessionCookie = (publicUrl: string): string => cookieName(publicUrl, plainName);

/** Clearing it needs the same ones. */
export const cookieOptions = (publicUrl: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:'), path: '/' }) as const;

type Deps = Pick<ApiDeps, 'env' | 'database' | 'log'>;

type Opening = Request & { [openSession]?: () => Promise<void> };
const openSession = Symbol('opens a session for a request that came without one');

/** Most requests have no session, and pay for none. */
export function sessionMiddleware(deps: Deps): RequestHandler {
  const read = storedSessions(deps);
  const name = sessionCookie(deps.env.PUBLIC_URL);
  return (req, res, next) => {
    if (carriesSession(req, name)) return read(req, res, next);
    (req as Opening)[openSession] = () => promised((done) => read(req, res, done));
    next();
  };
}

const carriesSession = (req: Request, name: string): boolean => (req.headers.cookie ?? '').includes(`${name}=`);

/** Undefined without cookie and sign-in. */
export const sessionOf = (req: Request): Request['session'] | undefined => req.session;

function storedSessions({ env, database, log }: Deps): RequestHandler {
  return session({
    name: sessionCookie(env.PUBLIC_URL),
    // the first signs: who is signed in by the former key is given a cookie by the new one
    secret: [...sessionKeys(env)],
    store: createSessionStore(database.pool, (message) => log.warn({ err: message }, 'session store')),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // TLS ends at a proxy, which says X-Forwarded-Proto
    proxy: true,
    cookie: { ...cookieOptions(env.PUBLIC_URL), maxAge: idleMs },
  });
}

/**
 * A role taken away or a disabled account counts at once. Who has not done the second step is nobody, but for what is
 * part of it.
 */
export async function authenticate(
  { database }: Pick<Deps, 'database'>,
  req: Request,
  whilePending: readonly PendingStep[] = [],
): Promise<SignedInUser | null> {
  const { userId, signedInAt, pending } = sessionOf(req) ?? {};
  if (userId === undefined || signedInAt === undefined) return null;
  if (pending !== undefined && !whilePending.includes(pending)) return null;
  if (Date.now() - signedInAt > (pending === undefined ? mostMs : pendingMs)) {
    // sign-in and sign-out still need a session to work on
    await promised((done) => req.session.regenerate(done));
    return null;
  }
  return findUserById(database.pool, userId);
}

interface SessionStart {
  /** ms since 1970; now, where this is a sign-in. */
  signedInAt?: number;
  pending?: PendingStep;
  /** With `pending`. */
  knownDevice?: string | null;
}

/** A new id: one set before is worth nothing. Gives the token. The oldest sessions end where there are too many. */
export async function startSession(
  pool: pg.Pool,
  req: Request,
  userId: number,
  { signedInAt = Date.now(), pending, knownDevice = null }: SessionStart = {},
): Promise<string> {
  await (req as Opening)[openSession]?.();
  await promised((done) => req.session.regenerate(done));
  const token = randomBytes(32).toString('base64url');
  Object.assign(req.session, {
    userId,
    signedInAt,
    confirmedAt: Date.now(),
    token,
    publicId: randomUUID(),
    device: readDevice(req.headers['user-agent']),
    ...(pending !== undefined && { pending }),
    ...(knownDevice !== null && { knownDevice }),
  });
  await promised((done) => req.session.save(done));
  if (pending === undefined) await keepNewestSessions(pool, userId, mostSessions);
  else await keepNewestPending(pool, userId, mostPending);
  return token;
}

export function endSession(req: Request): Promise<void> {
  return promised((done) => req.session.destroy(done));
}

function promised(run: (done: (error?: unknown) => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    run((error) => {
      if (error === undefined || error === null) resolve();
      else reject(error instanceof Error ? error : new Error('The session store failed', { cause: error }));
    });
  });
}
