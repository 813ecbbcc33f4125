/** On SYNC_PORT, for the api only. Pulling wants the token. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerReadiness } from '../../platform/health.ts';
import type { Log } from '../../platform/log.ts';
import type { ListingSync } from './listing-sync.ts';
import { answerOf, stillRunning, type SyncAnswer } from './sync-answer.ts';
import { within } from '../../platform/async/within.ts';

export interface SyncServerDeps {
  sync: Pick<ListingSync, 'pull'>;
  token: string;
  log: Log;
  /** Each throws when its part cannot be used. */
  checks: Record<string, () => Promise<unknown>>;
  isDraining: () => boolean;
  /** The pull goes on behind the answer. */
  answerWithinMs?: number;
}

/** The caller listens and closes. */
export function createSyncServer(deps: SyncServerDeps): Server {
  const server = createServer((req, res) => void serve(deps, req, res));
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}

async function serve(deps: SyncServerDeps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    send(res, await respond(deps, req));
  } catch (error) {
    deps.log.error({ err: error }, 'sync request failed');
    send(res, { status: 500, body: { code: 'sync.failed', detail: 'The synchronisation failed' } });
  }
}

async function respond(deps: SyncServerDeps, req: IncomingMessage): Promise<SyncAnswer> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://sync');
  req.resume();
  if (pathname === '/healthz') return { status: 200, body: { status: 'ok' } };
  if (pathname === '/readyz') return answerReadiness(deps.checks, deps.isDraining());
  if (pathname !== '/sync-now') return { status: 404, body: { code: 'request.not_found', detail: 'Unknown address' } };
  if (req.method !== 'POST') return { status: 405, body: { code: 'request.method', detail: 'Only POST' } };
  if (!mayPull(req, deps.token))
    return { status: 401, body: { code: 'auth.required', detail: 'The bearer token is missing or wrong' } };
  return pullNow(deps, searchParams);
}

function pullNow({ sync, log, answerWithinMs = 25_000 }: SyncServerDeps, query: URLSearchParams): Promise<SyncAnswer> {
  const full = query.get('full') === '1';
  const pull = sync.pull({ trigger: 'staff', full });
  const answer = pull.then((outcome) => answerOf(outcome, full));
  return within(answerWithinMs, answer, () => {
    // whoever asked has gone
    pull.catch((error: unknown) => log.error({ err: error }, 'pull of listings failed'));
    return stillRunning;
  });
}

function mayPull(req: IncomingMessage, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(req.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function send(res: ServerResponse, { status, body }: SyncAnswer): void {
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}
