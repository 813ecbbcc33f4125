import type { Request, RequestHandler } from 'express';
import { ProblemError } from '../contract/problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Unsafe methods with a session need our own origin, as browsers say it. */
export function sameOrigin(publicUrl: string, sessionCookie: string): RequestHandler {
  const ours = new URL(publicUrl).origin;
  return (req, _res, next) => {
    const carriesSession = (req.headers.cookie ?? '').includes(`${sessionCookie}=`);
    if (safe.has(req.method) || !carriesSession) return next();
    const { origin } = req.headers;
    const own = origin === undefined ? req.headers['sec-fetch-site'] === 'same-origin' : isOurs(origin, ours);
    if (!own) throw new ProblemError('auth.forbidden', { detail: 'This request does not come from our own site.' });
    next();
  };
}

/**
 * Whether a person went here by a link of ours or by typing; another site's link or picture did not. Browsers without
 * Sec-Fetch-Site say it by Referer; who says nothing is not believed.
 */
export function isOwnNavigation({ headers }: Pick<Request, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { referer = '' } = headers;
  return URL.canParse(referer) && isOurs(new URL(referer).origin, new URL(publicUrl).origin);
}

/** Both name this machine, and a demo is opened under either. */
function isOurs(origin: string, ours: string): boolean {
  const plain = (value: string): string => value.replace(/^(https?:\/\/)(127\.0\.0\.1|\[::1\])/, '$1localhost');
  return plain(origin) === plain(ours);
}
