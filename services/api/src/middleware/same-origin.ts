import type { RequestHandler } from 'express';
import { ProblemError } from '../contract/problem.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A page of another site must not act with a signed-in person's cookie: unsafe methods of a request that carries a
 * session need our own origin. Browsers always say where such a request comes from; one that does not say is refused.
 */
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

/** `localhost` and `127.0.0.1` are the same machine with the same port: people use either in a demo. */
function isOurs(origin: string, ours: string): boolean {
  const plain = (value: string): string => value.replace(/^(https?:\/\/)(127\.0\.0\.1|\[::1\])/, '$1localhost');
  return plain(origin) === plain(ours);
}
