import { timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { ProblemError } from '../contract/problem.ts';
import { sessionOf } from './session.ts';

/** Given at sign-in and "who am I", asked with every change. */
export const sessionTokenHeader = 'X-Session-Token';

/** Another site can make a browser send the cookie, but not this. @throws ProblemError auth.session_token */
export function demandSessionToken(req: Request): void {
  const given = Buffer.from(req.get(sessionTokenHeader) ?? '');
  const held = Buffer.from(sessionOf(req)?.token ?? '');
  if (held.length === 0 || given.length !== held.length || !timingSafeEqual(given, held))
    throw new ProblemError('auth.session_token');
}
