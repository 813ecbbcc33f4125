import { Readable } from 'node:stream';
import { storedSessionKey } from '../accounts/session-store.ts';
import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { ApiDeps } from '../deps.ts';
import { beginning } from './event-text.ts';

const headers = {
  'Content-Type': 'text/event-stream',
  // compressed, it would wait for more to compress
  'Cache-Control': 'no-store, no-transform',
  // nginx in front of an installation
  'X-Accel-Buffering': 'no',
};

/** Who does not ask for a stream, as browsers do, or has no session that could end, is given its beginning. */
export function eventHandlers({ events }: Pick<ApiDeps, 'events'>): Pick<Handlers, 'openEvents'> {
  return {
    async openEvents({ user, req }) {
      const streams = req.method === 'GET' && (req.headers.accept ?? '').includes('text/event-stream');
      if (!streams || user.token !== undefined)
        return { status: 200, headers, stream: Readable.from([beginning], { objectMode: false }) };
      const stream = events.open(user, storedSessionKey(req.sessionID));
      if (stream === null) throw new ProblemError('request.rate_limited', { headers: { 'Retry-After': '30' } });
      return { status: 200, headers, stream };
    },
  };
}
