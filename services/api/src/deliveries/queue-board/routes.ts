/** The contract's permission for the board's door holds for all behind it. */
import type { QueueBackend } from '@manzil/core/messaging/queue-backend';
import type { Express, RequestHandler } from 'express';
import type { BindOptions } from '../../contract/bind.ts';
import { demandAccess } from '../../contract/bind.ts';
import { contract } from '../../contract/document.ts';
import type { Handlers } from '../../contract/handler.ts';
import { readOperations } from '../../contract/operations.ts';
import { ProblemError } from '../../contract/problem.ts';

export const boardPath = '/api/admin/queues/board';

/** It sets styles on elements. Data in a script tag is not run. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Its addresses are relative to a path with a slash at its end. */
export const queueBoardHandlers: Pick<Handlers, 'openQueueBoard'> = {
  openQueueBoard: async () => ({ status: 302, headers: { 'Cache-Control': 'no-store', Location: `${boardPath}/` } }),
};

/** Polling shows nobody at the keyboard. Before the session is read. */
export function markBoardPolling(app: Express): void {
  app.use(`${boardPath}/api`, (req, _res, next) => {
    req.headers['x-background'] = '1';
    next();
  });
}

/** Before the contract's operations; without queues none. */
export function serveQueueBoard(app: Express, queues: QueueBackend | null, options: BindOptions): void {
  const door = readOperations(contract).find(({ id }) => id === 'openQueueBoard');
  if (door === undefined) throw new Error('The contract has no queue board');
  let board: Promise<RequestHandler> | null = null;
  app.use(boardPath, async (req, res, next) => {
    const user = await options.authenticate(req);
    await demandAccess(door, user, req, options);
    if (queues === null) throw new ProblemError('address.not_found');
    if (req.method !== 'GET' && req.method !== 'HEAD')
      throw new ProblemError('request.method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
    res.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy });
    board ??= import('./board.ts').then(({ createQueueBoard }) => createQueueBoard(queues, boardPath));
    (await board)(req, res, next);
  });
}
