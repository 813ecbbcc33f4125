import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { ProblemError } from '../contract/problem.ts';
import { sessionOf } from './session.ts';

/** Carries the token out with the answers of sign-in and "who am I", and back in with every change. */
export const sessionTokenHeader = 'X-Session-Token';

/**
 * Demands the token of this session: a page of another site can make a browser send the cookie, and never knows the token.
 * @throws ProblemError auth.session_token
 */
export function demandSessionToken(req: Request): void {
  const given = Buffer.from(req.get(sessionTokenHeader) ?? '');
  const held = Buffer.from(sessionOf(req)?.token ?? '');
  if (held.length === 0 || given.length !== held.length || !timingSafeEqual(given, held))
    throw new ProblemError('auth.session_token');
}
