import express, { type ErrorRequestHandler, type Express, type Request } from 'express';
import { withRecordedReads } from './audit/recorded-reads.ts';
import { recordRefusal } from './audit/record-refusal.ts';
import type { SignedInUser } from '@manzil/core/accounts/user';
import { authenticateToken, bearerOf } from './accounts/tokens/bearer.ts';
import { demandSessionToken } from './accounts/session-token.ts';
import { authenticate, type PendingStep, sessionCookie, sessionMiddleware } from './accounts/session.ts';
import { bind, type Refusal } from './contract/bind.ts';
import { problemHandler } from './contract/problem-handler.ts';
import { ProblemError } from './contract/problem.ts';
import { useLeanJson } from './contract/send-json.ts';
import { serveInternal } from './internal.ts';
import type { ApiDeps } from './deps.ts';
import { createHandlers } from './handlers.ts';
import { serveHealth } from './health.ts';
import { serveMedia } from './media/routes.ts';
import { startClock, withDeadlines } from './middleware/deadline.ts';
import { readableTarget } from './middleware/readable-target.ts';
import { forAddress } from '@manzil/core/platform/request-address';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { markBoardPolling, serveQueueBoard } from './deliveries/queue-board/routes.ts';
import { asUnavailable } from './middleware/unavailable.ts';

export interface AppOptions {
  isDraining?: () => boolean;
  /** In tests, for answers that the contract does not have. */
  onAnswerMismatch?: (mismatch: string) => void;
}

export function createApp(deps: ApiDeps, { isDraining = () => false, onAnswerMismatch }: AppOptions = {}): Express {
  const { env, log } = deps;
  const app = express();
  app.disable('x-powered-by');
  useLeanJson(app);
  // whose X-Forwarded-For is believed
  app.set(
    'trust proxy',
    env.TRUST_PROXY.split(',').map((name) => name.trim()),
  );
  serveHealth(app, deps, isDraining);
  serveInternal(app, deps);
  app.use((_req, res, next) => {
    startClock(res);
    next();
  });
  app.use((req, _res, next) => {
    forAddress(req.ip, next);
  });
  app.use(requestLog(log, deps.metrics.http));
  app.use(securityHeaders());
  app.use(readableTarget);
  serveMedia(app, env.DATA_DIR);
  markBoardPolling(app);
  markStream(app);
  app.use('/api', sameOrigin(env.PUBLIC_URL, sessionCookie(env.PUBLIC_URL)), sessionMiddleware(deps));
  const access = {
    authenticate: (req: Request, whilePending?: readonly PendingStep[]) => whoCalls(deps, req, whilePending),
    demandToken: demandSessionToken,
    onRefused: (refusal: Refusal) => recordRefusal(deps, refusal),
    ...(onAnswerMismatch && { onAnswerMismatch }),
  };
  serveQueueBoard(app, deps.queues, access);
  bind(app, withDeadlines(withRecordedReads(createHandlers(deps), deps)), access);
  app.use(() => {
    throw new ProblemError('address.not_found');
  });
  app.use(translateUnavailable);
  app.use(
    problemHandler((error, requestId, req) => {
      // under `err` the logger takes values out
      log.error({ requestId, method: req.method, err: error }, 'request failed');
    }),
  );
  return app;
}

/** A machine by its token, a person by the session. */
function whoCalls(deps: ApiDeps, req: Request, whilePending?: readonly PendingStep[]): Promise<SignedInUser | null> {
  const secret = bearerOf(req);
  return secret === null ? authenticate(deps, req, whilePending) : authenticateToken(deps, req, secret);
}

/** An open stream shows nobody at the keyboard. Before the session is read. */
function markStream(app: Express): void {
  app.use('/api/events', (req, _res, next) => {
    req.headers['x-background'] = '1';
    next();
  });
}

const translateUnavailable: ErrorRequestHandler = (error, _req, _res, next) => next(asUnavailable(error));
